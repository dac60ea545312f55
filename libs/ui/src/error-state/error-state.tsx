import { StateMessage, type StateMessageProps } from '../state-message/state-message.tsx';

export type ErrorStateProps = Omit<StateMessageProps, 'tone' | 'role'>;

/** Something failed, and how to try again. A server's own sentence goes into a `<bdi>`. */
export function ErrorState(props: ErrorStateProps) {
  return <StateMessage {...props} tone="danger" role="alert" />;
}
