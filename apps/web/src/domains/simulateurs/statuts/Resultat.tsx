import { arrondi, euros, pourCentMoyen } from '@francis/presentation/commun';
import {
  chiffresDe,
  type Exercice,
  lignesDe,
  meilleurDe,
  NOMS_COURTS,
  type StatutCompare,
} from '@francis/presentation/statuts';

import type { StatutsReponse } from '@francis/contract';
import { typographier } from '../../../design-system/index.ts';
import { Bloc } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { CoteACote } from '../commun/CoteACote.tsx';
import { Empilement, type LigneEmpilee } from '../commun/Empilement.tsx';
import { EtapesParColonne } from '../commun/EtapesParColonne.tsx';
import { Hypotheses } from '../commun/Hypotheses.tsx';

export function Resultat({ r, exercice }: { r: StatutsReponse; exercice: Exercice }) {
  const meilleur = meilleurDe(r);
  const chiffres = chiffresDe(r);
  const { finale } = lignesDe(r, exercice);
  return (
    <>
      {chiffres ? (
        <Chiffres {...chiffres} />
      ) : (
        <p className="attente-calcul">Aucun statut ne s’applique à cette activité.</p>
      )}
      <Bloc
        titre="Ce qui reste, statut par statut"
        repere={`Sur ${arrondi(exercice.chiffreAffaires - exercice.charges)} de chiffre d’affaires moins charges`}
      >
        <Empilement lignes={r.statuts.map((s, i) => ({ ...ligneDe(s, s === meilleur), noeud: finale.noeuds?.[i] }))} />
      </Bloc>
      <Bloc titre="Ligne par ligne" repere="Montants par an, arrondis à l’euro">
        <Detail r={r} exercice={exercice} />
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

function Detail({ r, exercice }: { r: StatutsReponse; exercice: Exercice }) {
  return (
    <CoteACote
      titre="Les quatre statuts, ligne par ligne"
      colonnes={r.statuts.map((s) => ({
        cle: s.statut_juridique,
        court: NOMS_COURTS[s.statut_juridique],
        nom: (
          <>
            <span aria-hidden="true">{NOMS_COURTS[s.statut_juridique]}</span>
            <span className="vh">{s.nom}</span>
          </>
        ),
      }))}
      {...lignesDe(r, exercice)}
    />
  );
}
