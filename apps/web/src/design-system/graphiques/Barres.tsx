import type { NoeudAffiche } from '@francis/presentation';
import type { ReactNode } from 'react';
import { Pourquoi } from '../Pourquoi.tsx';

export interface Barre {
  readonly nom: string;
  /** Null while there is no figure: no bar is drawn. */
  readonly valeur: number | null;
  readonly texte: string;
  readonly fort?: boolean;
}

/** Situations side by side: the first is the reference; a shorter bar shows in green what it spares. */
export function BarresComparees({ titre, barres, moinsEstMieux }: PropsComparees) {
  const maximum = Math.max(...barres.map((b) => b.valeur ?? 0), 0.01);
  const repere = Math.max(0, barres[0]?.valeur ?? 0);
  return (
    <div
      className="barres"
      role="img"
      aria-label={`${titre}\u202f: ${barres.map((b) => `${b.nom}, ${b.texte}`).join(' ; ')}`}
    >
      {barres.map((b, i) => {
        const valeur = Math.max(0, b.valeur ?? 0);
        const gain = moinsEstMieux && i > 0 && b.valeur !== null && repere > valeur;
        return (
          <div key={b.nom}>
            <b>{b.nom}</b>
            <span className="piste">
              <i className={i === 0 ? 'repere' : 'encre'} style={{ '--w': `${(valeur / maximum) * 100}%` }} />
              {gain && <i className="epargne" style={{ '--w': `${((repere - valeur) / maximum) * 100}%` }} />}
            </span>
            <span className={`d${i > 0 ? ' fort' : ''}`}>{b.texte}</span>
          </div>
        );
      })}
    </div>
  );
}

interface PropsComparees {
  titre: string;
  barres: readonly Barre[];
  moinsEstMieux: boolean;
}

export interface Part {
  readonly nom: string;
  readonly valeur: number;
  readonly texte: string;
  readonly ton: 'encre' | 'moyen' | 'clair' | 'accent';
  /** The step of the calculation that gives it. */
  readonly noeud?: NoeudAffiche | undefined;
}

/** A whole and its parts on one line, each named under it. */
export function BarrePartagee({ titre, parts }: { titre: string; parts: readonly Part[] }) {
  const total = parts.reduce((somme, p) => somme + Math.max(0, p.valeur), 0);
  const pourcent = (p: Part): number => (total > 0 ? (Math.max(0, p.valeur) / total) * 100 : 0);
  return (
    <div className="partage">
      <div className="piste" aria-hidden="true">
        {parts.map((p) => (
          <i key={p.nom} className={p.ton} style={{ '--w': `${pourcent(p)}%` }} />
        ))}
      </div>
      <dl aria-label={titre}>
        {parts.map((p) => (
          <div key={p.nom}>
            <dt>
              <i className={p.ton} aria-hidden="true" />
              {p.nom}
            </dt>
            <dd>{p.noeud ? <Pourquoi noeud={p.noeud} texte={p.texte} /> : p.texte}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface Rang {
  readonly cle: string;
  readonly nom: string;
  readonly valeur: number;
  readonly texte: string;
  /** The step of the calculation that gives it. */
  readonly noeud?: NoeudAffiche | undefined;
  readonly detail: ReactNode;
  readonly marque?: string;
  readonly ici?: boolean;
  /** In ocre without being the reader's own: the first of a list of choices. */
  readonly accent?: boolean;
}

/** Candidates from best to worst: the best is flagged, one's own is in ocre. */
export function Classement({ rangs }: { rangs: readonly Rang[] }) {
  const maximum = Math.max(...rangs.map((r) => r.valeur), 0.01);
  return (
    <ol className="classement">
      {rangs.map((r) => (
        <li key={r.cle} className={r.ici ? 'ici' : undefined}>
          <span className="nom">
            {r.nom}
            {r.marque && <span className="puce">{r.marque}</span>}
            {r.ici && <span className="vous">vous êtes ici</span>}
          </span>
          <span className="d">{r.noeud ? <Pourquoi noeud={r.noeud} texte={r.texte} /> : r.texte}</span>
          <span className="piste" aria-hidden="true">
            <i
              className={r.ici || r.accent ? 'accent' : 'encre'}
              style={{ '--w': `${(Math.max(0, r.valeur) / maximum) * 100}%` }}
            />
          </span>
          <div className="detail-rang">{r.detail}</div>
        </li>
      ))}
    </ol>
  );
}
