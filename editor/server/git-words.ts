import { GitFailed } from './git.ts'
import { Refused } from './refused.ts'

/** What git says, and what a person is told instead. */
const sentences: [said: RegExp, sentence: string][] = [
  [
    /Please tell me who you are|empty ident name|unable to auto-detect email/i,
    'Git does not know your name yet. In a terminal: git config --global user.name "Your Name", and git config --global user.email "you@example.com".',
  ],
  [
    /non-fast-forward|fetch first|\[rejected\]|stale info/i,
    'Somebody else has published meanwhile. Get their changes (git pull) and publish again.',
  ],
  [
    /pre-receive hook declined|protected branch|remote rejected/i,
    'The other side does not take changes of this branch from you.',
  ],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied|error: 403/i,
    'The other side does not let this machine in. Sign in to it in a terminal (git push), then publish again.',
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out)|Network is unreachable/i,
    'The other side cannot be reached. Check the network, then publish again.',
  ],
  [
    /does not appear to be a git repository|No such remote|repository '.*' not found|does not exist/i,
    'There is no repository where this one is to be published to. Check it in a terminal (git remote -v).',
  ],
  [
    /cannot do a partial commit during a (?:merge|cherry-pick)|unmerged|MERGE_HEAD/i,
    'Changes from elsewhere are being merged in this folder. End that first (git status says how).',
  ],
  [
    /index\.lock|another git process/i,
    'Another program is using git in this folder. Wait until it has ended, and publish again.',
  ],
  [
    /ignored by one of your \.gitignore/i,
    'The manifest is in a .gitignore: git is told not to keep it.',
  ],
  [/gpg failed|failed to sign|signing failed/i, 'Git is set to sign, and could not.'],
]

/** What a person is told of git's failure: what it means, or else its own last words. */
export function refusedByGit(begin: string, failure: unknown): Refused {
  if (!(failure instanceof GitFailed)) throw failure
  const { said } = failure
  const known = sentences.find(([sign]) => sign.test(said))?.[1]
  const words = known ?? `Git says: ${withoutSecrets(said).slice(-500)}`
  return new Refused(`${begin} ${words}`, { cause: failure })
}

/** Addresses may have a password in them. */
function withoutSecrets(words: string): string {
  return words.replace(/\/\/[^/\s@]+@/g, '//')
}
