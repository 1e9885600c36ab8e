import type { ComponentType } from 'react'
import type { DialogBlock } from '../../contract/index.ts'

export type DialogBlockType = DialogBlock['type']

type DialogBlockOf<Type extends DialogBlockType> = Extract<DialogBlock, { type: Type }>

export type DialogBlockProps<Type extends DialogBlockType> = { readonly block: DialogBlockOf<Type> }

export type DialogBlockComponent<Type extends DialogBlockType> = ComponentType<DialogBlockProps<Type>>
