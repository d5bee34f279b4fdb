/** What start.ts gives to the gateway's process. */
export interface GatewayOptions {
  /** Absolute. */
  dataFolder: string
  port: number
  functionPorts: { [name: string]: number }
  /** Milliseconds between two runs of the mail delivery. */
  deliverEveryMs: number
  /** Which entry of `x-forwarded-for`, from the right, is the sender. */
  trustedHops: number
  /** A public site's: nobody is shown messages without a key. */
  isPublic: boolean
}

/** What the gateway's process tells start.ts. */
export type FromGateway =
  | { type: 'ready'; database: string }
  /** Another process has the data folder. */
  | { type: 'locked'; pid: number | undefined }
  | { type: 'failed'; reason: string }
