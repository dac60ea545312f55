/**
 * A cast (`value as Type`) is a claim that the compiler cannot check, so it carries its reason in a comment
 * on its own line, at the end of its statement or above either. `as const` claims nothing. Tests are left alone.
 */
export const explainedCastsRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    if (/\.(test|stories)\.tsx?$|\/test\/|\/e2e\//.test(context.filename)) return {};
    const commented = new Set(
      context.sourceCode.getAllComments().flatMap(({ loc }) => [loc.start.line, loc.end.line]),
    );
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation.typeName?.name === 'const') return;
        const { start, end } = node.loc;
        const statement = context.sourceCode
          .getAncestors(node)
          .findLast(
            ({ type }) => /Statement$|Declaration$/.test(type) && type !== 'BlockStatement',
          );
        const lines = [start.line - 1, start.line, end.line];
        if (statement) lines.push(statement.loc.start.line - 1, statement.loc.end.line);
        if (lines.some((line) => commented.has(line))) return;
        context.report({ node, message: 'Say in a comment why this cast is safe.' });
      },
    };
  },
};
