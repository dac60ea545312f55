import { useEffect, useRef } from 'react';

const size = { width: 240, height: 150 };
const margin = 16;
/** Sharp on screens with two pixels for one. */
const density = 2;

/** The accepted screenshot of a story, cut to what is rendered in it. */
export function Screenshot({ story }: { story: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!story) return;
    const screenshot = new Image();
    screenshot.onload = () => canvas.current && paint(screenshot, canvas.current);
    screenshot.src = `./screenshots/${story.replace('--', '-')}.png`;
    return () => {
      screenshot.onload = null;
    };
  }, [story]);

  return (
    <canvas
      ref={canvas}
      width={size.width * density}
      height={size.height * density}
      aria-hidden="true"
    />
  );
}

function paint(screenshot: HTMLImageElement, canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, width, height, ground } = contentOf(screenshot);
  const room = { width: size.width - 2 * margin, height: size.height - 2 * margin };
  // Never so small that nothing can be made out: what is larger is cut at its end.
  const scale = Math.min(
    1,
    Math.max(0.45, room.width / width),
    Math.max(0.3, room.height / height),
  );
  const startOf = (side: 'width' | 'height', length: number) =>
    Math.max(margin, (size[side] - length * scale) / 2);

  context.scale(density, density);
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    screenshot,
    ...([x, y, width, height] as const),
    startOf('width', width),
    startOf('height', height),
    width * scale,
    height * scale,
  );
}

/** The box of what is rendered on the ground, whose colour the first pixel has. */
function contentOf(screenshot: HTMLImageElement) {
  const { naturalWidth: width, naturalHeight: height } = screenshot;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(screenshot, 0, 0);
  const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
  const ground = pixels[0] ?? 0;

  let [left, top, right, bottom] = [width, height, -1, -1];
  pixels.forEach((pixel, index) => {
    if (pixel === ground) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const [red, green, blue] = [ground, ground >> 8, ground >> 16].map((value) => value & 255);
  return {
    ground: `rgb(${red} ${green} ${blue})`,
    ...(right < 0
      ? { x: 0, y: 0, width, height }
      : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }),
  };
}
