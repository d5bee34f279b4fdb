// Runs a function's own index.ts under Deno, as it is deployed, and ends with the process that began it.
const [index] = Deno.args
if (index === undefined) throw new Error('Name the index.ts to run.')

// Whoever began this holds the other end of stdin; when that process is gone, however it went, reading ends.
Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => Deno.exit(0))

await import(index)
