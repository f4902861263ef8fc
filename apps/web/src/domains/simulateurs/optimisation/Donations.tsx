import { expliquerSuccession } from '@francis/fiscal/patrimoine';
import { type CalendrierDonations, planifierDonations } from '@francis/fiscal/optimisation';
import { useState } from 'react';
import { Etat, Icone, Trace } from '../../../design-system/index.ts';
import { BarresComparees } from '../../../design-system/graphiques/index.ts';
import { Phrases } from '../commun/Bloc.tsx';
import { formaterJour } from '../commun/dates.ts';
import { euros } from '../commun/ecrire.ts';
import { Faits } from './Leviers.tsx';
import { LIENS_DONATAIRES, type SituationOptimisation } from './situation.ts';

const NOMS: Readonly<Record<SituationOptimisation['lienDonataires'], string>> = {
  enfant: 'Enfant',
  petit_enfant: 'Petit-enfant',
  frere_soeur: 'Frère ou sœur',
  neveu_niece: 'Neveu ou nièce',
  autre: 'Personne',
};

function planifier(s: SituationOptimisation, jour: string) {
  const anterieures =
    s.donAnterieur > 0 && s.jourDonAnterieur !== ''
      ? { donations_anterieures: [{ date: s.jourDonAnterieur, montant: s.donAnterieur }] }
      : {};
  return planifierDonations({
    date: jour,
    patrimoine: s.patrimoine,
    annees: s.horizon,
    beneficiaires: Array.from({ length: s.donataires }, (_, i) => ({
      lien: s.lienDonataires,
      nom: s.donataires === 1 ? NOMS[s.lienDonataires] : `${NOMS[s.lienDonataires]}\u00a0${i + 1}`,
      ...anterieures,
    })),
  });
}

/** When to give, how much, and the duties with and without. A chunk of its own: the law of gifts is only read when asked. */
export function Donations({ s, jour }: { s: SituationOptimisation; jour: string }) {
  if (s.donAnterieur > 0 && s.jourDonAnterieur === '') {
    return <p className="rien">Indiquez le jour du don antérieur{'\u202f'}: son rappel dure quinze ans.</p>;
  }
  const plan = planifier(s, jour);
  return 'code' in plan ? <p className="rien">{plan.message}</p> : <Plan s={s} plan={plan} />;
}

function Plan({ s, plan }: { s: SituationOptimisation; plan: CalendrierDonations }) {
  const lien = LIENS_DONATAIRES.find((l) => l.valeur === s.lienDonataires)?.libelle.toLowerCase() ?? '';
  return (
    <>
      <p className="intro">
        {euros(s.patrimoine)} à transmettre à parts égales ({lien}), succession supposée dans {s.horizon}
        {'\u00a0'}ans. <Etat nom={plan.statut} />
      </p>
      <BarresComparees
        titre="Droits de mutation"
        moinsEstMieux
        barres={[
          { nom: 'Sans don', valeur: plan.droits_sans_donation, texte: euros(plan.droits_sans_donation) },
          { nom: 'Avec dons', valeur: plan.droits_avec, texte: euros(plan.droits_avec) },
        ]}
      />
      {plan.etapes.length > 0 && <Etapes plan={plan} />}
      <p className="phrase-donations">{plan.action}</p>
      <Faits
        faits={[
          { libelle: 'Gain', texte: `${euros(plan.gain)} de droits en moins` },
          {
            libelle: 'Coût',
            texte: plan.donne > 0 ? `${euros(plan.donne)} donnés de votre vivant` : 'Aucune dépense nouvelle',
          },
          { libelle: 'Condition', texte: plan.condition },
          { libelle: 'Risque', texte: plan.risque },
          { libelle: 'Échéance', texte: plan.echeance },
          { libelle: 'Référence', texte: plan.reference },
        ]}
      />
      <CalculDonations plan={plan} />
      <Phrases phrases={plan.reserves} />
    </>
  );
}

function Etapes({ plan }: { plan: CalendrierDonations }) {
  return (
    <table className="tab etapes-donations">
      <caption className="vh">Dons à faire, par date</caption>
      <thead>
        <tr>
          <th scope="col">À partir du</th>
          <th scope="col">À</th>
          <th scope="col" className="d">
            Montant
          </th>
          <th scope="col" className="d">
            Droits
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.etapes.flatMap((e) =>
          e.dons.map((d) => (
            <tr key={e.a_partir_du + d.nom}>
              <th scope="row">{formaterJour(e.a_partir_du)}</th>
              <td>{d.nom}</td>
              <td className="d">{euros(d.montant)}</td>
              <td className="d">{euros(d.droits)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function CalculDonations({ plan }: { plan: CalendrierDonations }) {
  const [ouvert, setOuvert] = useState(false);
  return (
    <details className="calcul-levier" onToggle={(e) => setOuvert(e.currentTarget.open)}>
      <summary>
        <Icone nom="plus" petite />
        <span>Le calcul des deux successions, étape par étape</span>
      </summary>
      {ouvert && (
        <div>
          <Succession titre="Succession sans don" demande={plan.calculs.sans} />
          <Succession titre="Succession après les dons" demande={plan.calculs.avec} />
        </div>
      )}
    </details>
  );
}

function Succession({ titre, demande }: { titre: string; demande: CalendrierDonations['calculs']['sans'] }) {
  const lu = expliquerSuccession(demande);
  return 'trace' in lu ? <Trace trace={lu.trace} titre={titre} /> : <p className="rien">{lu.message}</p>;
}
