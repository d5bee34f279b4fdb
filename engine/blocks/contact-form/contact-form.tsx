import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Fragment, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { services } from '#services'
import { givenFields } from '../../../schema/given-fields.ts'
import { readDraft } from '../../forms/draft.ts'
import { loadFiles, takesFiles } from '../../forms/load-files.ts'
import { useContactForm } from '../../forms/use-contact-form.ts'
import type { ShownField } from '../../manifest/shown-field.ts'
import { Field } from '../../ui/field.tsx'
import { FilterContext } from '../../ui/filter.ts'
import { Inline } from '../../ui/inline.tsx'
import { loadToasts, showToast } from '../../ui/toast/show-toast.ts'
import type { BlockProps } from '../block.ts'
import '../../ui/action.css'
import './contact-form.css'

const queryClient = new QueryClient()

export function ContactForm(props: BlockProps<'contact-form'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <Form {...props} />
    </QueryClientProvider>
  )
}

/** What the browser needs to know of each given field to help with filling it in. */
const help = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  phone: { autoComplete: 'tel' },
  message: { isWide: true },
} as const

/** Of an example, which nobody sends. */
const untold = { missing: '', malformed: '', least: '', most: '' }

/** The fields that the site has declared under the form's name, else the given ones with the words of the block. */
function fieldsOf({ declared, fields, told }: BlockProps<'contact-form'>['block']): ShownField[] {
  if (declared || !fields) return declared ?? []
  return givenFields.map((field) => ({
    ...field,
    ...fields[field.name],
    ...help[field.name],
    errors: told?.[field.name] ?? untold,
  }))
}

/** From this part of what is allowed on, letters are counted. */
const nearLimit = 0.9
/** Where the function leads a form back to that was sent without JavaScript and names no page. */
const usualPath = '/contact'
/** What the address may say of what the message is about, in letters. */
const mostAbout = 200

function Form({ block, path }: BlockProps<'contact-form'>) {
  const form = useRef<HTMLFormElement>(null)
  const { filter, setFilter } = useContext(FilterContext)
  const [typed, setTyped] = useState({ name: '', letters: 0 })
  const fields = useMemo(() => fieldsOf(block), [block])
  const about = block.about && filter.about?.slice(0, mostAbout)
  const [draft] = useState(() => readDraft(path))
  const [files, setFiles] = useState<Awaited<ReturnType<typeof loadFiles>>>()
  const { errors, status, formAction, keep, recheck, submit, tell } = useContactForm(
    form,
    { path, fields, along: block.along },
    {
      onSent: () => showToast({ ...block.success, variant: 'success' }),
      onFailed: () => showToast({ ...block.failure, variant: 'destructive' }),
    },
  )
  useEffect(() => {
    loadToasts().catch(() => {}) // what becomes of a message is told without them as well
  }, [])
  const hasFiles = takesFiles(fields)
  useEffect(() => {
    if (hasFiles) loadFiles().then(setFiles, () => {}) // without it files are chosen as without scripts
  }, [hasFiles])
  const isSending = status === 'pending'
  const outcome = status === 'success' ? block.success : status === 'error' && block.failure
  return (
    <section className="contact-form">
      {block.title && <h2>{block.title}</h2>}
      {block.text && <p className="form-note">{block.text}</p>}
      {services.leadsBack && status === 'idle' && (
        <p className="form-sent" id="sent" role="status">
          <strong>{block.success.title}</strong> {block.success.text}
        </p>
      )}
      <form
        ref={form}
        data-filter={block.about && true}
        method="post"
        encType={hasFiles ? 'multipart/form-data' : undefined}
        action={formAction}
        noValidate
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement)
            setTyped({ name: target.name, letters: [...target.value].length })
          keep()
          recheck()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {block.required && <p className="form-note wide">{block.required}</p>}
        {block.about && about && (
          <p className="form-about wide">
            <span>
              {block.about.label} <strong>{about}</strong>
            </span>
            <button type="button" className="button quiet" onClick={() => setFilter({ about: '' })}>
              {block.about.remove}
            </button>
            <input type="hidden" name="about" value={about} readOnly />
          </p>
        )}
        {fields.map((field) => (
          <Fragment key={field.name}>
            <Field
              field={field}
              label={block.form ? <Inline text={field.label} /> : field.label}
              error={errors[field.name]}
            >
              {files && field.kind === 'file' && (
                <files.FileList
                  {...{ form, path, fields, field, isSending, tell }}
                  left={[draft?.entries[field.name] ?? []].flat()}
                  onChosen={keep}
                />
              )}
            </Field>
            {typed.name === field.name && <Count letters={typed.letters} most={field.most ?? 0} />}
          </Fragment>
        ))}
        {Object.entries({ ...block.along, ...(path !== usualPath && { page: path }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} readOnly />
          ),
        )}
        {/* For machines, which fill every field; hidden from people also where styles are blocked. */}
        <input name="website" autoComplete="off" hidden />
        {block.privacy && (
          <p className="form-note wide">
            <Inline text={block.privacy} />
          </p>
        )}
        <button type="submit" className="button" aria-disabled={isSending}>
          {isSending ? block.sending : block.submit}
        </button>
        {outcome && (
          <p className={status === 'error' ? 'form-outcome failed' : 'form-outcome'}>
            <strong>{outcome.title}</strong> {outcome.text}
          </p>
        )}
      </form>
    </section>
  )
}

function Count({ letters, most }: { letters: number; most: number }) {
  if (letters <= most * nearLimit) return null
  return (
    <p className="form-count wide" data-over={letters > most || undefined}>
      {letters} / {most}
    </p>
  )
}
