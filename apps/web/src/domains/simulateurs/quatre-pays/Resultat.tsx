import type { QuatrePaysReponse } from '@francis/contract';
import { Etat, formaterNombre } from '../../../design-system/index.ts';
import { Bloc } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { arrondi, pourCentMoyen } from '../commun/ecrire.ts';
import { CoteACote } from '../commun/CoteACote.tsx';
import { Empilement, type LigneEmpilee } from '../commun/Empilement.tsx';
import { EtapesParColonne } from '../commun/EtapesParColonne.tsx';
import { Hypotheses } from '../commun/Hypotheses.tsx';
import { ecrireMontant, NOMS, nommer, partGardee } from './montants.ts';
import type { PaysCompare } from './situation.ts';

const OU: Readonly<Record<PaysCompare['pays'], string>> = {
  FR: 'en France',
  CH: 'en Suisse',
  LU: 'au Luxembourg',
  AD: 'en Andorre',
};

/** From the largest share kept to the smallest. */
export const classer = (r: QuatrePaysReponse): PaysCompare[] =>
  r.pays.toSorted((a, b) => a.taux_prelevement - b.taux_prelevement);

export function Resultat({ r }: { r: QuatrePaysReponse }) {
  const classes = classer(r);
  const [premier] = classes;
  const dernier = classes.at(-1);
  if (!premier || !dernier) return null;
  return (
    <>
      <Chiffres
        principal={{
          libelle: `La plus grande part du salaire reste ${OU[premier.pays]}, ${r.annee}`,
          valeur: pourCentMoyen(partGardee(premier)),
        }}
        autres={[
          { libelle: 'État', valeur: <Etat nom={r.statut} /> },
          { libelle: 'Disponible', valeur: ecrireMontant(premier, premier.revenu_disponible) },
          { libelle: `Part la plus faible, ${NOMS[dernier.pays]}`, valeur: pourCentMoyen(partGardee(dernier)) },
        ]}
      />
      <Bloc
        titre="Ce que devient le salaire brut"
        repere="En parts du salaire, de la plus grande part gardée à la plus petite"
      >
        <Empilement lignes={classes.map((p, i) => ligneDe(p, i === 0))} />
        <p className="legende">
          {r.francs_par_euro === null
            ? 'La Suisse est en francs, les autres pays en euros\u202f: rien n’est converti. Les parts se comparent, les montants non.'
            : `Le même salaire en euros partout, converti en francs pour la Suisse à ${formaterNombre(r.francs_par_euro)}\u00a0franc pour un euro.`}
        </p>
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
          trace: p.trace,
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
  const ligne = (lire: (p: PaysCompare) => number | null): (string | null)[] =>
    r.pays.map((p) => {
      const montant = lire(p);
      return montant === null ? null : ecrireMontant(p, montant);
    });
  const enEuros = r.francs_par_euro === null ? [] : [enEurosDe(r)];
  return (
    <CoteACote
      titre="Les quatre pays, ligne par ligne"
      colonnes={r.pays.map((p) => ({ cle: p.pays, nom: NOMS[p.pays], court: NOMS[p.pays] }))}
      lignes={[
        { libelle: 'Salaire brut', cellules: ligne((p) => p.salaire_brut) },
        { libelle: 'Cotisations', precision: 'Part du salarié', cellules: ligne((p) => -p.cotisations) },
        { libelle: 'Impôt', cellules: ligne((p) => -p.impot) },
        { libelle: 'Crédits d’impôt', precision: 'Versés en plus', cellules: ligne((p) => sansNul(p.credits)) },
        { libelle: 'Part prélevée', cellules: r.pays.map((p) => pourCentMoyen(p.taux_prelevement)) },
        ...enEuros,
      ]}
      finale={{ libelle: 'Disponible', cellules: ligne((p) => p.revenu_disponible) }}
    />
  );
}

/** A country without credits has no amount there. */
const sansNul = (montant: number): number | null => (montant === 0 ? null : montant);

const enEurosDe = (r: QuatrePaysReponse) => ({
  libelle: 'Disponible en euros',
  precision: 'Au cours que vous donnez',
  cellules: r.pays.map((p) => (p.revenu_disponible_en_euros === null ? null : arrondi(p.revenu_disponible_en_euros))),
});
