import {
  closestCenter,
  DndContext,
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton } from '@mui/material';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

interface SortableListProps<Item> {
  items: readonly Item[];
  /** Stays the same while the item is moved. */
  idOf: (item: Item) => string;
  /** What a screen reader calls the item at a place, from 0. */
  nameOf: (item: Item, at: number) => string;
  onMove: (from: number, to: number) => void;
  /** Width of a tile; without it, the items are rows. */
  tile?: number;
  /** One item, with the handle that moves it. */
  children: (item: Item, at: number, handle: ReactNode) => ReactNode;
}

/** Items in an order that is changed with the mouse, a finger or the keyboard, by a handle on each. */
export function SortableList<Item>({ items, idOf, nameOf, onMove, tile, children }: SortableListProps<Item>) {
  const t = useTranslation();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const name = (id: UniqueIdentifier) => nameOf(items[placeOf(id)]!, placeOf(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('editing.picked_up', { name: name(active.id), place: placeOf(active.id) + 1 }),
    onDragOver: ({ over }) =>
      over ? t('editing.moved_over', { place: placeOf(over.id) + 1, total: items.length }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('editing.dropped', { name: name(active.id), place: placeOf((over ?? active).id) + 1 }),
    onDragCancel: ({ active }) => t('editing.put_back', { name: name(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('editing.move_help') } }}
    >
      <SortableContext items={ids} strategy={tile ? rectSortingStrategy : verticalListSortingStrategy}>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: tile ? 1.5 : 1,
            gridTemplateColumns: tile ? `repeat(auto-fill, minmax(${tile}px, 1fr))` : 'minmax(0, 1fr)',
          }}
        >
          {items.map((item, at) => (
            <SortableItem key={ids[at]} id={ids[at]!} label={t('editing.move', { name: nameOf(item, at) })}>
              {(handle) => children(item, at, handle)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

const SortableItem = ({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: (handle: ReactNode) => ReactNode;
}) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      size="small"
      aria-label={label}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <GripVertical size={18} />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ minWidth: 0, position: 'relative', zIndex: isDragging ? 1 : 'auto', opacity: isDragging ? 0.75 : 1 }}
    >
      {children(handle)}
    </Box>
  );
};
