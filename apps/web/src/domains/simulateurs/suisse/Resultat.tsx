import { Etat, Trace } from '../../../design-system/index.ts';
import { Cascade, type LigneCascade } from '../../../design-system/graphiques/index.ts';
import { Bloc, Phrases } from '../commun/Bloc.tsx';
import { Chiffres } from '../commun/Chiffres.tsx';
import { pourCentMoyen, retire } from '../commun/ecrire.ts';
import { formaterFrancs } from '../commun/francs.ts';
import type { ImpotSuisseReponse } from './contrat.ts';

export function Resultat({ r }: { r: ImpotSuisseReponse }) {
  return (
    <>
      <Chiffres
        principal={{ libelle: `Impôt total ${r.year}, ${r.commune}`, valeur: formaterFrancs(r.total_tax) }}
        autres={[
          { libelle: 'État', valeur: <Etat nom={r.statut} /> },
          { libelle: 'Taux effectif', valeur: pourCentMoyen(r.effective_rate) },
          { libelle: 'Revenu net', valeur: formaterFrancs(r.net_income) },
        ]}
      />
      <Bloc
        titre="Du revenu brut au revenu net"
        repere={`Cotisations sociales\u202f: ${formaterFrancs(r.social_contributions.total)}`}
      >
        <Cascade
          titre="Cascade du revenu brut au revenu net"
          groupes={[{ titre: 'CHF par an', lignes: lignesDe(r) }]}
        />
      </Bloc>
      <Bloc titre="Étape par étape">
        <Trace
          trace={r.trace}
          titre="Calcul des impôts"
          repere={`${r.commune} · ${r.year}`}
          total={{ libelle: 'Impôt total', valeur: formaterFrancs(r.total_tax, 2) }}
        />
        <Phrases phrases={[...r.reserves, ...r.hypotheses]} />
      </Bloc>
    </>
  );
}

/** Each amount taken off starts where the previous one stopped. */
function lignesDe(r: ImpotSuisseReponse): LigneCascade[] {
  const c = r.social_contributions;
  const retraits: readonly (readonly [string, number])[] = [
    ['AVS, AI, APG', c.avs_ai_apg],
    ['Assurance-chômage', c.ac],
    ['2e pilier (LPP)', c.lpp],
    ['Accident non professionnel', c.nbu],
    ['Impôt fédéral direct', r.federal_tax],
    ['Impôt cantonal', r.cantonal_taxes.cantonal_tax],
    ['Impôt communal', r.cantonal_taxes.communal_tax],
    ['Impôt personnel', r.personal_tax],
    ['Impôt ecclésiastique', r.church_tax],
  ];
  const lignes: LigneCascade[] = [
    { libelle: 'Revenu brut', de: 0, a: r.gross_income, montant: formaterFrancs(r.gross_income), total: true },
  ];
  let reste = r.gross_income;
  for (const [libelle, retrait] of retraits) {
    // Taxes that most communes do not levy are shown when there are some.
    if (retrait === 0 && (libelle === 'Impôt personnel' || libelle === 'Impôt ecclésiastique')) continue;
    const montant = retrait === 0 ? formaterFrancs(0) : retire(formaterFrancs(retrait));
    lignes.push({ libelle, de: Math.max(0, reste - retrait), a: reste, montant, ton: 'moyen' });
    reste = Math.max(0, reste - retrait);
  }
  const net = Math.max(0, r.net_income);
  lignes.push({
    libelle: 'Revenu net',
    de: 0,
    a: net,
    montant: formaterFrancs(r.net_income),
    ton: 'accent',
    total: true,
    finale: true,
  });
  return lignes;
}
