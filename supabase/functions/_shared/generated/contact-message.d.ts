// Generated from schema/ by "npm run generate". Do not edit.

/**
 * What a visitor sends with the contact form, after cleaning: normalized (NFC), control characters out, trimmed. Lengths count Unicode code points. The texts under "messages" are shown beneath the field, in the browser and by the function alike.
 */
export interface ContactMessage {
/**
 * The visitor's name.
 */
name: string
/**
 * The address to answer to.
 */
email: string
/**
 * The visitor's company, if given.
 */
company?: string
/**
 * A telephone number as the visitor wrote it, if given.
 */
phone?: string
/**
 * What it is about, by its name on the site, where the visitor came from something in particular.
 */
about?: string
/**
 * What the visitor wants to say; line breaks are kept.
 */
message: string
}

/** Whether a value has the schema's shape; what is wrong with it stands in `errors` afterwards. */
export interface Validate<T> {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}
export declare const validate: Validate<ContactMessage>
/** One violation, as Ajv reports it. */
export interface SchemaError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  /** The schema that was broken; only where the validator explains. */
  parentSchema?: {
    title?: string
    description?: string
    properties?: Record<string, { description?: string }>
    enum?: unknown[]
  }
  /** The value that broke it; only where the validator explains. */
  data?: unknown
}
