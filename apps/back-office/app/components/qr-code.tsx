import { encode } from 'uqr';

type QrCodeProps = { content: string; label: string; className?: string };

/** A QR code, drawn here: what it holds goes to no other site. */
export function QrCode({ content, label, className }: QrCodeProps) {
  const { data, size } = encode(content, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      {/* Dark on light in both schemes: some phones read no other. */}
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
