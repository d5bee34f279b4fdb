export const outboxStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 56rem; margin: 0 auto; padding: 1rem }
.local { border: 2px dashed; padding: .5rem .75rem; border-radius: .5rem }
ol { list-style: none; padding: 0; display: grid; gap: .5rem }
li { border: 1px solid light-dark(#999, #777); border-radius: .5rem; padding: .5rem .75rem; overflow-wrap: anywhere }
li:target { outline: 3px solid }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline }
.who { flex: 1 1 12rem; font-weight: 600 }
.who small { font-weight: 400 }
.state { min-width: 6.5rem; text-align: center; border-radius: 1rem; border: 1px solid; padding: 0 .5rem }
[data-state=sent] .state { color: light-dark(#05602e, #7ddc9f) }
[data-state=dead] .state { color: light-dark(#a3001b, #ff9aa5); font-weight: 700 }
.failure { color: light-dark(#a3001b, #ff9aa5) }
h2 { font-size: 1rem; margin: 1rem 0 .25rem }
pre { white-space: pre-wrap; border: 1px solid light-dark(#ccc, #555); padding: .5rem; margin: 0; max-height: 20rem; overflow: auto }
iframe { width: 100%; height: 18rem; border: 1px solid light-dark(#ccc, #555); background: #fff }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: .75rem 0 }
dd { margin: 0 }
button { font: inherit; padding: .5rem 1rem; margin-top: .5rem }
:focus-visible { outline: 3px solid; outline-offset: 2px }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
`
