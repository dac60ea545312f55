import { data } from 'react-router-dom';

import { NotFound } from '../shell/not-found.tsx';

export function loader() {
  throw data(null, 404);
}

export default NotFound;
