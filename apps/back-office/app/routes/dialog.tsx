/** The address of a dialog over a page that renders the dialog itself. */
export default function DialogRoute() {
  return null;
}
