import type { ReactNode } from 'react';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { useEntete } from '../useEntete.ts';
import '../pages.css';

export interface SectionLegale {
  readonly titre: string;
  readonly contenu: ReactNode;
}

/** A page of law: titles, paragraphs, nothing else. */
export function PageLegale({
  chemin,
  titre,
  sections,
}: {
  chemin: string;
  titre: string;
  sections: readonly SectionLegale[];
}) {
  useEntete(chemin);
  return (
    <CadrePublic etroit>
      <h1>{titre}</h1>
      <div className="prose">
        {sections.map((section) => (
          <section key={section.titre}>
            <h2>{section.titre}</h2>
            {section.contenu}
          </section>
        ))}
      </div>
    </CadrePublic>
  );
}
