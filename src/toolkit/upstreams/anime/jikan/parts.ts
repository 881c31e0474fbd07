/** What the answers of Jikan have in common; a missing list is empty, any other missing field null. */
import * as v from 'valibot'
import { optionalText, whole } from '../../fields.js'
import { entertainment } from '../../tables/entertainment.js'

export const { jikan } = entertainment

export const flag = v.nullish(v.boolean(), false)

const Images = v.nullish(
  v.object({ jpg: v.nullish(v.object({ image_url: optionalText, large_image_url: optionalText }), null) }),
  null,
)
export const image = v.pipe(
  Images,
  v.transform((images) => images?.jpg?.image_url ?? null),
)
export const largeImage = v.pipe(
  Images,
  v.transform((images) => images?.jpg?.large_image_url ?? null),
)

/** A person, character or work that another entry names. */
export const Named = v.pipe(
  v.object({ mal_id: whole, name: v.string() }),
  v.transform(({ mal_id: malId, name }) => ({ malId, name })),
)

/** A page of a list. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.object({ pagination: v.object({ has_next_page: v.boolean() }), data: v.array(item) }),
    v.transform(({ pagination, data }) => ({ hasNextPage: pagination.has_next_page, items: data })),
  )

/** A page of a search, which says how many there are in all. */
export const countedPageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.object({
      pagination: v.object({ has_next_page: v.boolean(), items: v.object({ total: whole }) }),
      data: v.array(item),
    }),
    v.transform(({ pagination, data }) => ({
      hasNextPage: pagination.has_next_page,
      total: pagination.items.total,
      items: data,
    })),
  )

/** Where in a list to look. */
export interface PageAsked {
  /** From 1. */
  page: number
  limit: number
}
