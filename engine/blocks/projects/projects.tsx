import '../../ui/rosettes.css'
import { each } from '../../ui/each.ts'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './projects.css'

export function Projects({ block: { title, text, projects } }: BlockProps<'projects'>) {
  return (
    <section className="projects wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ol>
        {each(projects, (project) => (
          <li>
            <h3>{project.title}</h3>
            <div>
              <p>{project.description}</p>
              {project.details && (
                <ul className="micro">
                  {each(project.details, (detail) => (
                    <li>{detail}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
