import { StateMessage, type StateMessageProps } from '../state-message/state-message.tsx';

export type EmptyStateProps = Omit<StateMessageProps, 'tone'>;

/** There is nothing here, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} />;
}
