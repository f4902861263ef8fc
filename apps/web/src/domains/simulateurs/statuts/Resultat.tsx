import type { StatutsReponse } from '@francis/contract';
import { Etat, typographier } from '../../../design-system/index.ts';
import { Bloc } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { CoteACote } from '../commun/CoteACote.tsx';
import { Empilement, type LigneEmpilee } from '../commun/Empilement.tsx';
import { EtapesParColonne } from '../commun/EtapesParColonne.tsx';
import { Hypotheses } from '../commun/Hypotheses.tsx';
import { arrondi, euros, pourCentMoyen } from '../commun/ecrire.ts';
import { NOMS_COURTS, type StatutCompare } from './situation.ts';

export interface Exercice {
  readonly chiffreAffaires: number;
  readonly charges: number;
}

/** The most favourable form; none when no form applies. */
export const meilleurDe = (r: StatutsReponse): StatutCompare | undefined => r.statuts.find((s) => s.applicable);

export function Resultat({ r, exercice }: { r: StatutsReponse; exercice: Exercice }) {
  const meilleur = meilleurDe(r);
  const dernier = r.statuts.findLast((s) => s.applicable);
  const ecart = (meilleur?.revenu_apres_impot ?? 0) - (dernier?.revenu_apres_impot ?? 0);
  return (
    <>
      {meilleur ? (
        <Chiffres
          principal={{
            libelle: `Revenu après impôt le plus élevé\u202f: ${meilleur.nom}, ${r.annee}`,
            valeur: arrondi(meilleur.revenu_apres_impot ?? 0),
          }}
          autres={[
            { libelle: 'État', valeur: <Etat nom={r.statut} /> },
            { libelle: 'Prélevé', valeur: pourCentMoyen(meilleur.taux_prelevement ?? 0) },
            { libelle: 'Écart avec le plus faible', valeur: arrondi(ecart) },
          ]}
        />
      ) : (
        <p className="attente-calcul">Aucun statut ne s’applique à cette activité.</p>
      )}
      <Bloc
        titre="Ce qui reste, statut par statut"
        repere={`Sur ${arrondi(exercice.chiffreAffaires - exercice.charges)} de chiffre d’affaires moins charges`}
      >
        <Empilement lignes={r.statuts.map((s) => ligneDe(s, s === meilleur))} />
      </Bloc>
      <Bloc titre="Ligne par ligne" repere="Montants par an, arrondis à l’euro">
        <Detail statuts={r.statuts} exercice={exercice} />
      </Bloc>
      <EtapesParColonne
        legende="Statut expliqué"
        colonnes={r.statuts.flatMap((s) =>
          s.trace === null
            ? []
            : {
                cle: s.statut_juridique,
                court: NOMS_COURTS[s.statut_juridique],
                titre: `Calcul du revenu après impôt, ${s.nom}`,
                repere: String(r.annee),
                trace: s.trace,
                total: { libelle: 'Revenu après impôt', valeur: euros(s.revenu_apres_impot ?? 0) },
              },
        )}
      />
      <Hypotheses
        communes={[...r.reserves, ...r.hypotheses]}
        propres={r.statuts.map((s) => ({ cle: s.statut_juridique, nom: s.nom, phrases: s.hypotheses }))}
      />
    </>
  );
}

function ligneDe(s: StatutCompare, premier: boolean): LigneEmpilee {
  const { statut_juridique: cle, nom } = s;
  if (s.revenu_apres_impot === null) {
    return { cle, nom, texte: 'Ne s’applique pas', parts: [], detail: typographier(s.raison ?? '') };
  }
  const cotisations = s.cotisations ?? 0;
  const impot = s.impot ?? 0;
  return {
    cle,
    nom,
    texte: arrondi(s.revenu_apres_impot),
    marque: premier ? 'Le plus élevé' : undefined,
    parts: [
      { nom: 'Revenu après impôt', valeur: s.revenu_apres_impot, ton: 'accent' },
      { nom: 'Cotisations', valeur: cotisations, ton: 'encre' },
      { nom: 'Impôt', valeur: impot, ton: 'moyen' },
    ],
    detail: `Cotisations ${arrondi(cotisations)} · impôt ${arrondi(impot)} · ${pourCentMoyen(s.taux_prelevement ?? 0)} prélevés`,
  };
}

function Detail({ statuts, exercice }: { statuts: readonly StatutCompare[]; exercice: Exercice }) {
  const ligne = (lire: (s: StatutCompare) => number | null, ecrire = arrondi): (string | null)[] =>
    statuts.map((s) => {
      const valeur = lire(s);
      return valeur === null ? null : ecrire(valeur);
    });
  return (
    <CoteACote
      titre="Les quatre statuts, ligne par ligne"
      colonnes={statuts.map((s) => ({
        cle: s.statut_juridique,
        court: NOMS_COURTS[s.statut_juridique],
        nom: (
          <>
            <span aria-hidden="true">{NOMS_COURTS[s.statut_juridique]}</span>
            <span className="vh">{s.nom}</span>
          </>
        ),
      }))}
      lignes={[
        { libelle: 'Chiffre d’affaires', precision: 'Hors taxes', cellules: ligne(() => exercice.chiffreAffaires) },
        { libelle: 'Charges', cellules: ligne(() => -exercice.charges) },
        {
          libelle: 'Cotisations',
          precision: 'Modèle public de l’Urssaf',
          cellules: ligne((s) => (s.cotisations === null ? null : -s.cotisations)),
        },
        { libelle: 'Revenu avant impôt', cellules: ligne((s) => s.revenu_avant_impot) },
        {
          libelle: 'Montant à déclarer',
          precision: 'Avant abattement',
          cellules: ligne((s) => s.revenu_imposable),
        },
        {
          libelle: 'Impôt',
          precision: 'Celui que l’activité ajoute au foyer',
          cellules: ligne((s) => (s.impot === null ? null : -s.impot)),
        },
        { libelle: 'Part prélevée', cellules: ligne((s) => s.taux_prelevement, pourCentMoyen) },
      ]}
      finale={{ libelle: 'Revenu après impôt', cellules: ligne((s) => s.revenu_apres_impot) }}
    />
  );
}
