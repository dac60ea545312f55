import { redirect } from 'react-router';

export function clientLoader() {
  return redirect('/admin');
}

/** Never seen for long: the loader leads on. */
export default function IndexRoute() {
  return null;
}
