import '../../ui/rosettes.css'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './projects.css'

export function Projects({ block: { title, text, projects } }: BlockProps<'projects'>) {
  return (
    <section className="projects wrap">
      <SectionHead title={title} text={text} />
      <ol>
        {projects.map((project) => (
          <li key={project.title}>
            <h3>{project.title}</h3>
            <div>
              <p>{project.description}</p>
              {project.details && (
                <ul className="micro">
                  {project.details.map((detail) => (
                    <li key={detail}>{detail}</li>
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
