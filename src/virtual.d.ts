declare module 'virtual:broadsheet/layout' {
  /** What surrounds every page, from the manifest. */
  const layout: import('../engine/manifest/site.ts').Layout
  export default layout
}
