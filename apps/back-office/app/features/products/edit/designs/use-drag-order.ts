import { type DragEvent, useState } from 'react';

/** Lets the items of a list be dragged to another's place with a mouse. Fingers and keys need buttons beside it. */
export function useDragOrder(onMove: (from: number, to: number) => void, isOff: boolean) {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const isDragging = from !== undefined;

  function end() {
    setFrom(undefined);
    setOver(undefined);
  }

  return (index: number) => ({
    draggable: !isOff,
    'data-dragged': from === index || undefined,
    'data-over': (isDragging && from !== index && over === index) || undefined,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move';
      setFrom(index);
    },
    onDragOver(event: DragEvent) {
      if (!isDragging) return; // a file, which is somebody else's
      event.preventDefault();
      setOver(index);
    },
    onDrop(event: DragEvent) {
      if (!isDragging) return;
      event.preventDefault();
      if (from !== index) onMove(from, index);
      end();
    },
    onDragEnd: end,
  });
}
