/**
 * The one door to what the editor keeps. Here it is the local server (`editor/server/`); hosted editing will give
 * another one. Every method rejects with a sentence for a person where it could not do its work.
 */
export interface Keeper {
  read(): Promise<Kept>
  /** A text that was read or saved before, by its hash; that of a draft's base is kept as long as the draft. */
  readText(hash: string): Promise<string>
  /** Writes the file, or the files that are changed, all or none; not where they are no longer what `base` names. */
  save(text: string, base: string): Promise<Saved>
  /**
   * Appends to a draft's log, in order; what was appended survives the end of the server.
   * @param isAnew whether the lines take the place of all before them, wholly or not at all
   */
  appendDraft(id: string, lines: string[], isAnew?: boolean): Promise<void>
  dropDraft(id: string): Promise<void>
  /** Calls back when the file was changed by another hand. */
  watch(onChange: () => void): () => void

  /** All files that the site has beside its pages. */
  files(): Promise<SiteFile[]>
  /** Whether a font that pages can be set in is installed, by the name that the manifest has. */
  hasFont(name: string): Promise<boolean>
  pictures(): Promise<Picture[]>
  /**
   * Keeps a picture, turned upright and without what the camera noted of place and time; a name that is taken gets a number.
   * @param widest pixels; a wider picture is made smaller. @default 2400
   */
  addPicture(name: string, bytes: Blob, widest?: number): Promise<Picture>
  /** Takes a picture away; `addPicture` with its name and bytes brings it back as it was, where it was. */
  removePicture(src: string): Promise<void>

  /** The versions of the manifest, the newest first; empty where there is no repository. */
  history(): Promise<Version[]>
  textOfVersion(id: string): Promise<string>
  repository(): Promise<Repository | undefined>
  /** Commits the manifest and its pictures, and pushes where that was asked for. */
  publish(message: string, isPushed: boolean): Promise<{ id: string; isPushed: boolean }>
  /** Builds a text into a folder of its own. */
  preview(text: string): Promise<{ url: string }>
}

export interface Kept {
  /** The file's name, as findings name it. */
  file: string
  /** With the pages in it, wherever they are kept. */
  text: string
  /** SHA-256 of the text's bytes, in hex. */
  hash: string
  /** Which files the pages are kept in, where those are files of their own, as in `pages/**\/*.json`. */
  include?: string
  drafts: Draft[]
}

/** What was done since the file was read, and not taken back or saved. */
export interface Draft {
  id: string
  /** When something was appended last, in milliseconds since 1970. */
  changed: number
  /** As they were appended; a torn last line is left out. */
  lines: string[]
}

export type Saved =
  | {
      isSaved: true
      hash: string
      /** What is kept where that is not the text itself: pages in files have the order of these, and no space between them. */
      now?: { text: string; hash: string }
    }
  | { isSaved: false; text: string; hash: string }

export interface SiteFile {
  /** Its path on the site, not encoded: "/menu.pdf". */
  path: string
  /** Of a picture, in pixels, where it can be told. */
  size?: { width: number; height: number }
}

export interface Picture {
  /** Its address on the site: "/team.webp". */
  src: string
  width: number
  height: number
  bytes: number
}

export interface Version {
  id: string
  who: string
  /** In milliseconds since 1970. */
  when: number
  message: string
}

export interface Repository {
  /** Absent where none is checked out; nothing can be published then. */
  branch?: string
  /** Where "publish" can push to. */
  remote?: string
  /** Whether the manifest or its pictures differ from the last commit. */
  hasChanges: boolean
}
