/** A model as `GET /v1/models` lists it, as far as a choice needs it. */
export interface OfferedModel {
  id: string
  min_plan: string
  modalities: { input: readonly string[]; output: readonly string[] }
  providers: readonly { status: string }[]
}

/** A contract as far as its documented bodies. */
export interface ContractWithBodies {
  paths: Readonly<
    Record<
      string,
      {
        post?: {
          description: string
          requestBody?: {
            content: Record<string, { examples?: Record<string, { value: unknown }> }>
          }
        }
      }
    >
  >
}

export declare const withModelsOnOffer: <Contract extends ContractWithBodies>(
  contract: Contract,
  load: () => Promise<readonly OfferedModel[]>,
) => Promise<Contract>
