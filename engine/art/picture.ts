/** @returns an SVG document that stands for a picture which is not chosen yet, on any ground and in any shape */
export function picture(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><path fill="#999" fill-opacity=".35" d="M-200-200h560v500h-560z"/><g fill="none" stroke="#888" stroke-width="2" stroke-linejoin="round"><path d="M50 30h60v40H50z"/><path d="M50 66l18-18 14 14 8-8 20 16"/><circle cx="94" cy="42" r="4"/></g></svg>\n'
}
