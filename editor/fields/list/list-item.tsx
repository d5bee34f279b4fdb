import { useRef } from 'react'
import type { Json } from '../../document/action.ts'
import { type Field, shapeOf } from '../describe.ts'
import { FindingBadge, FindingLines, useFindings } from '../finding-lines.tsx'
import { FoldButton } from '../fold-button.tsx'
import { NestedField } from '../nested-field.tsx'
import { ShapeFields } from '../shape-fields.tsx'
import { useSeen } from '../sought.ts'
import { ItemMenu } from './item-menu.tsx'
import { ItemText } from './item-text.tsx'
import { dropLook, MoveHandle } from './move-handle.tsx'
import type { useDrag } from './use-drag.ts'
import type { useList } from './use-list.ts'

type Dragging = ReturnType<typeof useDrag>

interface ListItemProps {
  place: { pointer: string; index: number; count: number }
  field: Field
  value: Json
  name: string
  actions: ReturnType<typeof useList>
  handle: ReturnType<Dragging['handle']>
  drag: Dragging['drag']
  canRemove: boolean
}

/** An item of a list: a text in its row, or a fold with the item's fields. */
export function ListItem(props: ListItemProps) {
  const { place, field, value, drag } = props
  const pointer = `${place.pointer}/${place.index}`
  const isText = field.kind === 'text'
  const element = useRef<HTMLLIElement>(null)
  const isSought = useSeen(pointer, element)
  return (
    <li
      ref={element}
      className={`rounded-lg border scroll-my-24 ${isSought ? 'bg-accent-soft' : 'bg-raised'} ${dropLook(drag, place.index)}`}
      data-pointer={pointer}
    >
      <div className={isText ? 'flex items-start' : 'flex items-center'}>
        <Handle {...props} />
        {isText ? (
          <ItemText
            pointer={pointer}
            field={field}
            value={value}
            name={props.name}
            onEnter={() => props.actions.insert(place.index + 1, '', field.title)}
            onEmpty={() => props.canRemove && props.actions.remove(place.index)}
          />
        ) : (
          <ItemFold {...props} pointer={pointer} />
        )}
        <ItemMenu {...props} />
      </div>
      {!isText && props.actions.open.includes(place.index) && (
        <div className="grid gap-4 p-3 border-t border-line">
          <ItemFields pointer={pointer} field={field} value={value} />
        </div>
      )}
    </li>
  )
}

function Handle({ place: { index, count }, name, handle, actions }: ListItemProps) {
  return (
    <MoveHandle
      label={`Move ${name}, ${index + 1} of ${count}: arrow keys or dragging`}
      onArrow={(arrow) => {
        if (arrow === 'up') actions.move(index, index - 1)
        if (arrow === 'down') actions.move(index, index + 1)
      }}
      drag={handle}
    />
  )
}

function ItemFold({ place, name, actions, pointer }: ListItemProps & { pointer: string }) {
  const isOpen = actions.open.includes(place.index)
  return (
    <FoldButton
      className="row flex-1 min-w-0 text-sm"
      isOpen={isOpen}
      onToggle={() => actions.toggle(place.index)}
    >
      <span className="truncate">{name}</span>
      <FindingBadge pointer={pointer} />
    </FoldButton>
  )
}

interface ItemFieldsProps {
  pointer: string
  field: Field
  value: Json
}

function ItemFields({ pointer, field, value }: ItemFieldsProps) {
  const shape = shapeOf(field, value)
  const findings = useFindings(pointer)
  return (
    <>
      {shape ? (
        <ShapeFields pointer={pointer} shape={shape} value={value} />
      ) : (
        <NestedField pointer={pointer} field={field} value={value} />
      )}
      {findings.length > 0 && <FindingLines id={`${pointer}-found`} findings={findings} />}
    </>
  )
}
