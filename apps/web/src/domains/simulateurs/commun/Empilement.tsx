import type { NoeudAffiche } from '@francis/presentation';
import type { ReactNode } from 'react';
import { Pourquoi } from '../../../design-system/index.ts';
import './empilement.css';

export interface PartEmpilee {
  readonly nom: string;
  readonly valeur: number;
  readonly ton: 'encre' | 'moyen' | 'accent';
}

export interface LigneEmpilee {
  readonly cle: string;
  readonly nom: string;
  readonly texte: string;
  /** The step of the calculation that gives it. */
  readonly noeud?: NoeudAffiche | undefined;
  readonly marque?: string | undefined;
  /** From left to right; none when there is nothing to draw. */
  readonly parts: readonly PartEmpilee[];
  /** The same amounts in words: the bar is not read aloud. */
  readonly detail: ReactNode;
}

const largeur = (valeur: number): number => Math.max(0, valeur);
const somme = (parts: readonly PartEmpilee[]): number => parts.reduce((total, p) => total + largeur(p.valeur), 0);

/** Wholes of the same size cut into their parts, one under the other: what is kept is at the left, in ocre. */
export function Empilement({ lignes }: { lignes: readonly LigneEmpilee[] }) {
  const maximum = Math.max(...lignes.map((l) => somme(l.parts)), 0.01);
  const parts = lignes.find((l) => l.parts.length > 0)?.parts ?? [];
  return (
    <div className="partage empilement">
      <p className="cle" aria-hidden="true">
        {parts.map((p) => (
          <span key={p.nom}>
            <i className={p.ton} />
            {p.nom}
          </span>
        ))}
      </p>
      <ol className="classement">
        {lignes.map((l) => (
          <li key={l.cle}>
            <span className="nom">
              {l.nom}
              {l.marque && <span className="puce">{l.marque}</span>}
            </span>
            <span className="d">{l.noeud ? <Pourquoi noeud={l.noeud} texte={l.texte} /> : l.texte}</span>
            {l.parts.length > 0 && (
              <span className="piste" aria-hidden="true">
                {l.parts.map((p) => (
                  <i key={p.nom} className={p.ton} style={{ '--w': `${(largeur(p.valeur) / maximum) * 100}%` }} />
                ))}
              </span>
            )}
            <div className="detail-rang">{l.detail}</div>
          </li>
        ))}
      </ol>
    </div>
  );
}
