import { planifierDonations } from '@francis/fiscal/optimisation';
import { calculerSuccession, type CapitauxDeces } from '@francis/fiscal/patrimoine';
import { type Choix, type Dossier, demander, departager, RefusDeCalcul, sansObjet } from './arbitrage.ts';

const AGE_757_B = { id: 'avant_ou_apres_70_ans', titre: 'Assurance-vie : verser avant ou après 70 ans' };
const DONNER = { id: 'donner_maintenant_ou_plus_tard', titre: 'Donner maintenant ou plus tard' };
const ENTRE_ENFANTS = 'Les enfants du dossier reçoivent à parts égales, seuls ; sans donation antérieure.';

const jourDe = ({ annee }: Dossier): string => `${annee}-12-31`;

function droits(d: Dossier, actif: number, assurance: CapitauxDeces | undefined): number {
  const succession = calculerSuccession({
    date_deces: jourDe(d),
    actif_net: actif,
    heritiers: Array.from({ length: d.enfants }, () => ({
      lien: 'enfant' as const,
      montant: actif / d.enfants,
      ...(assurance && { assurance_vie: assurance }),
    })),
  });
  if (succession.statut === 'refus') throw new RefusDeCalcul(succession.message);
  return succession.total;
}

/** The same capital left through premiums paid before 70, after 70, or with the estate (CGI art. 990 I and 757 B). */
export const avantOuApres70: Choix = (d) => {
  const { projets, enfants, age } = d;
  const { assurance_vie: capital, patrimoine } = projets;
  if (enfants === 0)
    return sansObjet(AGE_757_B, 'Le dossier ne dit aucun enfant ; avec d’autres bénéficiaires, le tarif change.');
  if (capital === undefined)
    return demander(AGE_757_B, 'Quel capital le client placerait-il en assurance-vie ?', 'projet.assurance_vie');
  if (patrimoine === undefined)
    return demander(AGE_757_B, 'Quel est le patrimoine net du client, ce capital non compris ?', 'projet.patrimoine');
  const sans = droits(d, patrimoine, undefined);
  const part = capital / enfants;
  const avant = droits(d, patrimoine, { capital_avant_70: part }) - sans;
  const apres = droits(d, patrimoine, { primes_apres_70: part }) - sans;
  const hors = droits(d, patrimoine + capital, undefined) - sans;
  const passe = age !== undefined && age >= AGE_PIVOT;
  const statut = 'estimation' as const;
  const options = [
    ...(passe
      ? []
      : [
          {
            libelle: 'Primes versées avant 70 ans',
            cout: avant,
            reste: capital - avant,
            condition: 'Abattement par bénéficiaire, gains compris dans l’assiette.',
            article: 'CGI art. 990 I',
            statut,
          },
        ]),
    {
      libelle: 'Primes versées après 70 ans',
      cout: apres,
      reste: capital - apres,
      condition: 'Un seul abattement pour tous les bénéficiaires ; les gains échappent aux droits.',
      article: 'CGI art. 757 B',
      statut,
    },
    {
      libelle: 'Sans assurance-vie, dans la succession',
      cout: hors,
      reste: capital - hors,
      condition: 'Abattement de chaque enfant, déjà entamé par le patrimoine.',
      article: 'CGI art. 777 et 779',
      statut,
    },
  ];
  return departager(AGE_757_B, options, [
    ENTRE_ENFANTS,
    `Droit en vigueur fin ${d.annee}, sans gain du contrat.`,
    ...(passe ? ['Le client a passé 70 ans : le premier régime ne lui est plus ouvert.'] : []),
  ]);
};

/** Age named by both articles: the choice itself, no figure of the computation. */
const AGE_PIVOT = 70;

/** The allowances used now and again once the recall is over, or once at the inheritance (CGI art. 779 and 784). */
export const donnerMaintenantOuPlusTard: Choix = (d) => {
  const { projets, enfants } = d;
  const { patrimoine, annees_transmission: annees } = projets;
  if (enfants === 0) return sansObjet(DONNER, 'Le dossier ne dit aucun enfant à qui donner.');
  if (patrimoine === undefined)
    return demander(DONNER, 'Quel est le patrimoine net du client à transmettre ?', 'projet.patrimoine');
  if (annees === undefined)
    return demander(DONNER, 'Combien d’années prévoir avant la succession ?', 'projet.annees_transmission');
  const plan = planifierDonations({
    date: jourDe(d),
    patrimoine,
    annees,
    beneficiaires: Array.from({ length: enfants }, () => ({ lien: 'enfant' as const })),
  });
  if ('code' in plan) throw new RefusDeCalcul(plan.message);
  return departager(
    DONNER,
    [
      {
        libelle: 'Donner dès maintenant',
        cout: plan.droits_avec,
        reste: patrimoine - plan.droits_avec,
        condition: `${plan.action} ${plan.risque}`,
        article: plan.reference,
        statut: 'estimation',
      },
      {
        libelle: 'Tout laisser à la succession',
        cout: plan.droits_sans_donation,
        reste: patrimoine - plan.droits_sans_donation,
        condition: 'Le client garde tout, et peut changer d’avis.',
        article: 'CGI art. 777 et 779',
        statut: 'estimation',
      },
    ],
    [ENTRE_ENFANTS, ...plan.reserves],
  );
};
