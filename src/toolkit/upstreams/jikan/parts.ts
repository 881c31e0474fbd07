/** What the answers of Jikan have in common; a missing list is empty, any other missing field null. */
import * as v from 'valibot'
import { entertainment } from '../tables/entertainment.js'

export const { jikan } = entertainment

export const text = v.nullish(v.string(), null)
export const integer = v.pipe(v.number(), v.integer())
export const optionalInteger = v.nullish(integer, null)
export const decimal = v.nullish(v.number(), null)
export const flag = v.nullish(v.boolean(), false)
export const texts = v.nullish(v.array(v.string()), [])

/** The names of genres, studios, authors and the like. */
export const names = v.pipe(
  v.nullish(v.array(v.object({ name: v.string() })), []),
  v.transform((links) => links.map(({ name }) => name)),
)

const Images = v.nullish(
  v.object({ jpg: v.nullish(v.object({ image_url: text, large_image_url: text }), null) }),
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
  v.object({ mal_id: integer, name: v.string() }),
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
      pagination: v.object({ has_next_page: v.boolean(), items: v.object({ total: integer }) }),
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
