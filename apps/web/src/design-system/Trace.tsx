import { formaterValeur, type NoeudAffiche, sansTautologie, typographier } from '@francis/presentation';
import { createContext, use, useId, useState } from 'react';
import { BoutonIcone } from './Bouton.tsx';
import { TexteCite } from './Cite.tsx';
import { Icone } from './Icone.tsx';
import { useImpression } from './impression.ts';

interface Props {
  trace: NoeudAffiche;
  id?: string;
  titre: string;
  /** Beside the title: the year to which the figure belongs. */
  repere?: string;
  onFermer?: () => void;
  /** Level of the heading, one below the section that holds it. */
  niveau?: 2 | 3;
  /** Levels of steps open at first: 0 shows the main steps only. */
  profondeurOuverte?: number;
  /** The last line, when the sentence of the figure reads better than the rule's own label. */
  total?: { libelle: string; valeur: string };
}

const ContexteRevenus = createContext<number | undefined>(undefined);

/** The page of the ledger: the steps of a figure, each with its rule, its inputs, its parameters and its article. */
export function Trace({ trace, id, titre, repere, onFermer, niveau = 3, profondeurOuverte = 0, total }: Props) {
  const Titre = niveau === 2 ? 'h2' : 'h3';
  const feuille = trace.enfants.length === 0;
  const revenus = anneeDe(trace);
  return (
    <ContexteRevenus value={revenus}>
      <section className="trace" id={id} aria-label={titre}>
        <header>
          <Titre>{titre}</Titre>
          {repere && <span className="repere">{repere}</span>}
          {onFermer && <BoutonIcone className="fermer" icone="fermer" libelle="Fermer le calcul" onClick={onFermer} />}
        </header>
        <ol>
          <Etapes noeuds={trace.enfants} ouvertures={profondeurOuverte} />
          {feuille && <Donnees noeud={trace} enLignes />}
          <li className="resultat">
            <span className="intitule">{typographier(total?.libelle ?? trace.libelle)}</span>
            <span className="n">{total?.valeur ?? lire(trace)}</span>
          </li>
        </ol>
        <footer>
          {trace.formule && <span>{typographier(trace.formule)}</span>}
          {trace.article && (
            <div>
              <TexteCite texte={trace.article} revenus={revenus} chezVous={chezVous(trace)} enMarge />
            </div>
          )}
          {trace.arrondi && <span>Arrondi {typographier(trace.arrondi)}</span>}
        </footer>
      </section>
    </ContexteRevenus>
  );
}

const lire = (n: Pick<NoeudAffiche, 'valeur' | 'unite' | 'texte'>): string =>
  n.texte ?? formaterValeur(n.valeur, n.unite);

/** Year of the income that its numbers are for: that of the law that its articles open. */
function anneeDe({ parametres, enfants }: NoeudAffiche): number | undefined {
  const annees = [...parametres.map((p) => p.annee), ...enfants.map((e) => anneeDe(e) ?? 0)];
  return annees.length === 0 ? undefined : Math.max(...annees) || undefined;
}

/** What the article gives here, beside its text: « Décote : 527 € ». */
const chezVous = (n: NoeudAffiche): string => `${typographier(n.libelle)}\u202f: ${lire(n)}.`;

const aDesDetails = (n: NoeudAffiche): boolean =>
  n.enfants.length + n.entrees.length + n.parametres.length > 0 || n.arrondi !== undefined;

const estMontant = (n: NoeudAffiche): boolean => n.unite === 'EUR' || n.unite === 'CHF';
const estNul = (n: NoeudAffiche): boolean => n.valeur === false || (estMontant(n) && n.valeur === 0);

/** Amounts of zero that nothing else explains: told together at the end, so that the steps that count stand out. */
const sansEffet = (n: NoeudAffiche): boolean =>
  estMontant(n) && n.valeur === 0 && n.enfants.length === 0 && n.entrees.length + n.parametres.length > 0;

function Etapes({ noeuds, ouvertures }: { noeuds: readonly NoeudAffiche[]; ouvertures: number }) {
  const [deplie, setDeplie] = useState(false);
  const papier = useImpression();
  const muettes = noeuds.filter(sansEffet);
  // A single silent step is shown as it is: hiding it would cost a line and save none.
  const repliees = !deplie && !papier && muettes.length > 1 && muettes.length < noeuds.length;
  const visibles = repliees ? noeuds.filter((n) => !sansEffet(n)) : noeuds;
  return (
    <>
      {visibles.map((noeud, rang) => (
        <Etape key={`${noeud.regle}-${rang}`} noeud={noeud} ouvertures={ouvertures} />
      ))}
      {repliees && (
        <li className="etape">
          <button type="button" className="detail repere" aria-expanded={false} onClick={() => setDeplie(true)}>
            <span className="intitule">{muettes.length} étapes sans effet ici</span>
            <Icone nom="bas" petite />
          </button>
        </li>
      )}
    </>
  );
}

function Etape({ noeud, ouvertures }: { noeud: NoeudAffiche; ouvertures: number }) {
  const [choisi, setChoisi] = useState(ouvertures > 0 && noeud.enfants.length > 0);
  // On paper nothing can be opened any more: every step that counts is. One that comes to nothing says why on its line.
  const ouvert = (useImpression() && !estNul(noeud)) || choisi;
  const id = useId();
  return (
    <li className="etape">
      <div className="ligne">
        {aDesDetails(noeud) ? (
          <button
            type="button"
            className="detail"
            aria-expanded={ouvert}
            aria-controls={ouvert ? id : undefined}
            onClick={() => setChoisi(!choisi)}
          >
            <span className="intitule">{typographier(noeud.libelle)}</span>
            <Icone nom="bas" petite />
          </button>
        ) : (
          <span className="intitule">{typographier(noeud.libelle)}</span>
        )}
        <span className="n">{lire(noeud)}</span>
      </div>
      <Comment noeud={noeud} />
      {ouvert && (
        <div className="dessous" id={id}>
          {noeud.enfants.length > 0 && (
            <ol>
              <Etapes noeuds={noeud.enfants} ouvertures={ouvertures - 1} />
            </ol>
          )}
          <Donnees noeud={noeud} />
        </div>
      )}
    </li>
  );
}

function Comment({ noeud }: { noeud: NoeudAffiche }) {
  const revenus = use(ContexteRevenus);
  const formule = sansTautologie(noeud.formule);
  if (!formule && !noeud.article) return null;
  return (
    <div className="comment">
      {typographier(formule)}
      {formule && noeud.article ? '\u00a0· ' : ''}
      {noeud.article && <TexteCite texte={noeud.article} revenus={revenus} chezVous={chezVous(noeud)} enMarge />}
    </div>
  );
}

/** Inputs, legal parameters with their year and source, and the rounding. */
function Donnees({ noeud, enLignes = false }: { noeud: NoeudAffiche; enLignes?: boolean }) {
  if (noeud.entrees.length + noeud.parametres.length === 0 && !noeud.arrondi) return null;
  const contenu = (
    <>
      {noeud.entrees.length > 0 && (
        <dl className="donnees" aria-label="Données utilisées">
          {noeud.entrees.map((e) => (
            <div key={e.libelle}>
              <dt>{typographier(e.libelle)}</dt>
              <dd className="n">{lire(e)}</dd>
            </div>
          ))}
        </dl>
      )}
      {noeud.parametres.length > 0 && (
        <>
          <p className="intertitre">Paramètres légaux</p>
          <dl className="donnees">
            {noeud.parametres.map((p) => (
              <div key={p.nom}>
                <dt>
                  {typographier(p.libelle)}
                  <div className="origine">
                    <TexteCite
                      texte={`Revenus ${p.annee} · ${[p.article, p.source].filter(Boolean).join(' · ')}`}
                      revenus={p.annee}
                      chezVous={`${typographier(p.libelle)}\u202f: ${lire(p)}.`}
                      enMarge
                    />
                  </div>
                </dt>
                <dd className="n">{lire(p)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {noeud.arrondi && !enLignes && (
        <p className="arrondi">
          Arrondi{'\u202f'}: {typographier(noeud.arrondi)}
        </p>
      )}
    </>
  );
  return enLignes ? <li className="etape">{contenu}</li> : contenu;
}
