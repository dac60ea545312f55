/** Ways past React's escaping: what people write would become part of the page. */
export const rawMarkup = [
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  "Property[key.name='dangerouslySetInnerHTML']",
  'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
  "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
].map((selector) => ({
  selector,
  message:
    'Markup made of text is a way in for scripts. Let React write it, or say why it is safe.',
}));
