// Runs a function's own index.ts under Deno, as deployed, and exits with the process that started it.
const [index] = Deno.args
if (index === undefined) throw new Error('Name the index.ts to run.')

// The parent holds the other end of stdin; when it exits for any reason, reading ends.
Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => Deno.exit(0))

await import(index)
