import { expliquerSuccession } from '@francis/fiscal/patrimoine';
import type { CalendrierDonations } from '@francis/fiscal/optimisation';
import { useState } from 'react';
import { Etat, Icone, Pourquoi, Trace } from '../../../design-system/index.ts';
import { BarresComparees } from '../../../design-system/graphiques/index.ts';
import { Phrases } from '../commun/Bloc.tsx';
import { deduire, euros, formaterJour } from '@francis/presentation/commun';
import type { SituationOptimisation } from '@francis/presentation/optimisation';
import { faitsDesDonations, planifier, supposerDonations } from '@francis/presentation/optimisation/donations';
import { Faits } from './Leviers.tsx';

/** When to give, how much, and the duties with and without. A chunk of its own: the law of gifts is only read when asked. */
export function Donations({ s, jour }: { s: SituationOptimisation; jour: string }) {
  const plan = planifier(s, jour);
  return typeof plan === 'string' ? <p className="rien">{plan}</p> : <Plan s={s} plan={plan} />;
}

function Plan({ s, plan }: { s: SituationOptimisation; plan: CalendrierDonations }) {
  return (
    <>
      <p className="intro">
        {supposerDonations(s)} <Etat nom={plan.statut} />
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
      <Faits faits={faitsDesDonations(plan)} />
      <CalculDonations plan={plan} />
      <Phrases phrases={plan.reserves} />
    </>
  );
}

const PART_DONNEE = deduire(
  'Une part égale du patrimoine, dans la limite de l’abattement disponible ce jour-là',
  'Patrimoine',
);
const DROITS_DU_DON = deduire('Le don tient dans l’abattement\u202f: aucun droit n’est dû', 'Montant du don');

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
              <td className="d">
                <Pourquoi noeud={PART_DONNEE} texte={euros(d.montant)} />
              </td>
              <td className="d">
                <Pourquoi noeud={DROITS_DU_DON} texte={euros(d.droits)} />
              </td>
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
