import { redirect } from 'react-router-dom';

export function clientLoader() {
  return redirect('/admin');
}

/** Never seen for long: the loader leads on. */
export default function IndexRoute() {
  return null;
}
