import { arrondi, pourCentMoyen } from '@francis/presentation/commun';
import {
  chiffresDe,
  classer,
  ecrireMontant,
  lignesDe,
  nommer,
  NOMS,
  partGardee,
  type PaysCompare,
  phraseDesMonnaies,
} from '@francis/presentation/quatre-pays';

import type { QuatrePaysReponse } from '@francis/contract';
import { abreger } from '@francis/presentation/luxembourg';

import { Bloc } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { CoteACote } from '../commun/CoteACote.tsx';
import { Empilement, type LigneEmpilee } from '../commun/Empilement.tsx';
import { EtapesParColonne } from '../commun/EtapesParColonne.tsx';
import { Hypotheses } from '../commun/Hypotheses.tsx';

export function Resultat({ r }: { r: QuatrePaysReponse }) {
  const classes = classer(r);
  const chiffres = chiffresDe(r);
  if (!chiffres) return null;
  const { finale } = lignesDe(r);
  return (
    <>
      <Chiffres {...chiffres} />
      <Bloc
        titre="Ce que devient le salaire brut"
        repere="En parts du salaire, de la plus grande part gardée à la plus petite"
      >
        <Empilement
          lignes={classes.map((p, i) => ({ ...ligneDe(p, i === 0), noeud: finale.noeuds?.[r.pays.indexOf(p)] }))}
        />
        <p className="legende">{phraseDesMonnaies(r)}</p>
      </Bloc>
      <Bloc titre="Ligne par ligne" repere="Par an, chaque pays dans sa monnaie">
        <Detail r={r} />
      </Bloc>
      <EtapesParColonne
        legende="Pays expliqué"
        colonnes={r.pays.map((p) => ({
          cle: p.pays,
          court: NOMS[p.pays],
          titre: `Calcul du revenu disponible, ${nommer(p)}`,
          repere: String(r.annee),
          trace: abreger(p.trace),
          total: { libelle: 'Revenu disponible', valeur: ecrireMontant(p, p.revenu_disponible, 2) },
        }))}
      />
      <Hypotheses
        communes={r.hypotheses}
        propres={r.pays.map((p) => ({
          cle: p.pays,
          nom: `${nommer(p)}, en ${p.monnaie === 'CHF' ? 'francs suisses' : 'euros'}`,
          phrases: [...p.reserves, ...p.hypotheses],
        }))}
      />
    </>
  );
}

function ligneDe(p: PaysCompare, premier: boolean): LigneEmpilee {
  const credits = p.credits > 0 ? `, crédits ${ecrireMontant(p, p.credits)}` : '';
  const euros =
    p.monnaie === 'CHF' && p.revenu_disponible_en_euros !== null
      ? ` · soit ${arrondi(p.revenu_disponible_en_euros)} disponibles`
      : '';
  return {
    cle: p.pays,
    nom: nommer(p),
    texte: ecrireMontant(p, p.revenu_disponible),
    marque: premier ? 'La plus grande part' : undefined,
    parts: parts(p),
    detail: `${pourCentMoyen(partGardee(p))} du brut · cotisations ${ecrireMontant(p, p.cotisations)} · impôt ${ecrireMontant(p, p.impot)}${credits}${euros}`,
  };
}

/** In percents of the gross salary: the only scale that two currencies share. */
function parts(p: PaysCompare): LigneEmpilee['parts'] {
  const part = (montant: number): number => (p.salaire_brut > 0 ? (montant / p.salaire_brut) * 100 : 0);
  return [
    { nom: 'Revenu disponible', valeur: part(p.revenu_disponible), ton: 'accent' },
    { nom: 'Cotisations', valeur: part(p.cotisations), ton: 'encre' },
    { nom: 'Impôt, crédits déduits', valeur: part(p.impot - p.credits), ton: 'moyen' },
  ];
}

function Detail({ r }: { r: QuatrePaysReponse }) {
  return (
    <CoteACote
      titre="Les quatre pays, ligne par ligne"
      colonnes={r.pays.map((p) => ({ cle: p.pays, nom: NOMS[p.pays], court: NOMS[p.pays] }))}
      {...lignesDe(r)}
    />
  );
}
