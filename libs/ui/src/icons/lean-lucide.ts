import { clsx } from 'clsx';
import { createElement, type SVGProps } from 'react';

type Shapes = [tag: string, attributes: Record<string, string>][];

/**
 * An icon without lucide's settings for size, color and stroke, which base.css decides here. Where a build asks for
 * what is lean, it stands for the package's function of this name, which adds 0.9 KB to a first view.
 */
export default function createLucideIcon(icon: string | { node: Shapes }, shapes: Shapes = []) {
  const node = typeof icon === 'string' ? shapes : icon.node;

  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: clsx('lucide', className),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
