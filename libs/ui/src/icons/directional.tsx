import type { LucideIcon, LucideProps } from 'lucide-react';

/**
 * An icon that points along the line of reading: base.css mirrors it where that goes right to left.
 * The annotation lets a bundler drop those that a page does not show.
 */
/* @__NO_SIDE_EFFECTS__ */
export function directional(Icon: LucideIcon) {
  return function DirectionalIcon(props: LucideProps) {
    return <Icon {...props} data-directional="" />;
  };
}
