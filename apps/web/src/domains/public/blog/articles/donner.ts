import type { Article } from '../article.ts';
import { donation, entier, euros, ligne, montant, part, taux, valeur } from '../chiffres.ts';

const BIEN = 250_000;
const AGE = 62;
const CADEAU = 50_000;
const PREMIER_DON = 70_000;
const SECOND_DON = 60_000;

const donatrice = { age: AGE } as const;
const nue = { droit: 'nue_propriete', age_usufruitier: AGE } as const;
const pleine = donation({ donateur: donatrice, dons: [{ lien: 'enfant', montant: BIEN }] });
const reserve = donation({ donateur: donatrice, dons: [{ lien: 'enfant', montant: BIEN, demembrement: nue }] });
const parDeux = donation({ donateur: donatrice, dons: [{ lien: 'enfant', montant: BIEN / 2, demembrement: nue }] });
const grandMere = donation({
  donateur: { age: 76 },
  dons: [{ lien: 'petit_enfant', age: 22, montant: CADEAU, don_familial: valeur('dmtg.don_familial') }],
});

const repris = donation({
  donateur: donatrice,
  dons: [
    { lien: 'enfant', montant: SECOND_DON, donations_anterieures: [{ date: '2019-03-10', montant: PREMIER_DON }] },
  ],
});

const parEnfant = valeur('dmtg.abattement_ligne_directe');
const familial = valeur('dmtg.don_familial');
const partUsufruit = 1 - reserve.valeur_transmise / BIEN;

/** What each band of the scale takes, in the two gifts. */
const bandes = pleine.detail.map((droits, i) => {
  const seuil = i === 0 ? 0 : valeur(`dmtg.directe_seuil_${i}`);
  const libelle =
    i === pleine.detail.length - 1
      ? `Au-delà de ${montant(seuil)}, à ${taux(`dmtg.directe_taux_${i + 1}`)}`
      : i === 0
        ? `Jusqu’à ${euros('dmtg.directe_seuil_1')}, à ${taux('dmtg.directe_taux_1')}`
        : `De ${montant(seuil)} à ${euros(`dmtg.directe_seuil_${i + 1}`)}, à ${taux(`dmtg.directe_taux_${i + 1}`)}`;
  return ligne(libelle, droits, reserve.detail[i] ?? 0);
});

export const donner: Article = {
  id: 'donner-de-son-vivant',
  titre: 'Donner de son vivant : les abattements qui se renouvellent',
  extrait: 'Chaque parent peut donner à chaque enfant sans droits, puis recommencer quinze ans plus tard.',
  date: '2026-11-22',
  relu: '2026-11-26',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Transmission', 'Donation'],
  priorite: 0.95,
  motsCles: ['donation', 'abattement', 'don familial', 'démembrement', 'nue-propriété'],
  corps: [
    `Chaque parent peut donner ${montant(parEnfant)} à chacun de ses enfants sans payer de droits : un couple et deux enfants, c’est ${montant(parEnfant * 4)}. L’abattement redevient entier ${valeur('dmtg.annees_rappel')} ans après. Commencer tôt vaut donc mieux que donner beaucoup, et donner la nue-propriété d’un bien peut coûter plusieurs fois moins que donner le bien. Cet article montre de combien, sur un appartement.`,
    { titre: 'Les abattements' },
    'On retire d’abord l’abattement qui correspond au lien entre celui qui donne et celui qui reçoit ; le tarif ne s’applique qu’au reste.',
    {
      tableau: {
        legende: `Ce que chacun peut recevoir sans droits, tous les ${valeur('dmtg.annees_rappel')} ans`,
        colonnes: ['De qui à qui', 'Abattement'],
        lignes: [
          ligne('Parent et enfant, dans les deux sens', parEnfant),
          ligne('Époux ou partenaires d’un PACS', valeur('dmtg.abattement_conjoint')),
          ligne('Grand-parent à petit-enfant', valeur('dmtg.abattement_petit_enfant')),
          ligne('Arrière-grand-parent à arrière-petit-enfant', valeur('dmtg.abattement_arriere_petit_enfant')),
          ligne('Frères et sœurs', valeur('dmtg.abattement_frere_soeur')),
          ligne('Oncle ou tante à neveu ou nièce', valeur('dmtg.abattement_neveu_niece')),
          ligne('Personne handicapée, en plus', valeur('dmtg.abattement_handicap')),
        ],
        sansTotal: true,
      },
    },
    `Chaque couple formé d’un donateur et d’un bénéficiaire a son propre abattement : le père et la mère ont chacun le leur envers chaque enfant. Le gendre, la belle-fille, le concubin ou un ami n’en ont aucun et paient ${taux('dmtg.autres_taux_1')}. Les donations des ${valeur('dmtg.annees_rappel')} dernières années, du même donateur à la même personne, entament l’abattement et occupent les premières tranches.`,
    { titre: 'Un exemple, pas à pas' },
    `Hélène a ${AGE} ans, une fille, et un appartement qui vaut ${montant(BIEN)}. Elle n’a rien donné jusqu’ici. Elle peut donner l’appartement entier, ou la nue-propriété seule, en gardant l’usufruit : elle continue alors de l’habiter ou d’en toucher les loyers. À son âge, la loi compte l’usufruit pour ${part(partUsufruit)} du bien et la nue-propriété pour ${part(1 - partUsufruit)}.`,
    {
      tableau: {
        legende: 'Les droits que paie la fille d’Hélène',
        colonnes: ['Étape', 'Bien entier', 'Nue-propriété'],
        lignes: [
          ligne('Valeur de l’appartement', BIEN, BIEN),
          ligne('Valeur donnée', pleine.valeur_transmise, reserve.valeur_transmise),
          ligne('Abattement', -pleine.abattement, -reserve.abattement),
          ligne('Base des droits', pleine.base, reserve.base),
          ...bandes,
          ligne('Droits', pleine.droits_nets, reserve.droits_nets),
        ],
      },
    },
    `Garder l’usufruit économise ${montant(pleine.droits_nets - reserve.droits_nets)}. Au décès d’Hélène, sa fille deviendra pleine propriétaire sans aucun droit de plus, même si le bien a doublé de valeur. Et si l’appartement appartenait pour moitié à chacun de deux parents du même âge, chacun donnerait ${montant(parDeux.valeur_transmise)} de nue-propriété, sous son abattement de ${montant(parEnfant)} : les droits seraient de ${montant(parDeux.droits_nets * 2)}.`,
    `Les droits ne sont pas tout. La donation d’un immeuble passe par un notaire : ses émoluments, une taxe de publicité foncière de ${taux('don.publicite_fonciere')} et une contribution de ${taux('don.securite_immobiliere')} sont dus même quand les droits sont nuls. Le donateur peut payer droits et frais à la place de l’enfant sans que ce soit une donation de plus.`,
    { titre: 'Donner en deux fois' },
    `Un don plus ancien ne se paie pas deux fois, mais il se rappelle. Un père a donné ${montant(PREMIER_DON)} à son fils en mars 2019 et lui donne ${montant(SECOND_DON)} en 2026 : moins de ${valeur('dmtg.annees_rappel')} ans ont passé, et il ne reste que ${montant(repris.abattement_disponible)} d’abattement. Les droits portent sur ${montant(repris.base)}, soit ${montant(repris.droits_nets)}. En attendant mars 2034, il n’aurait rien payé.`,
    { titre: 'Le don d’argent en famille' },
    `Un don d’argent de ${montant(familial)} s’ajoute à ces abattements, si le donateur a moins de ${valeur('dmtg.don_familial_age_donateur')} ans et le bénéficiaire au moins ${valeur('dmtg.don_familial_age_donataire')} ans. Il va à un enfant, un petit-enfant ou un arrière-petit-enfant, à défaut à un neveu ou une nièce, et se renouvelle dans le même délai. Il se déclare dans le mois, sans quoi l’exonération se perd.`,
    `Une grand-mère de 76 ans vire ainsi ${montant(CADEAU)} à sa petite-fille de 22 ans : ${montant(grandMere.don_familial_exonere)} passent en don familial, ${montant(grandMere.abattement)} sous l’abattement du petit-enfant, et les droits sont de ${montant(grandMere.droits_nets)}.`,
    `Jusqu’au 31 décembre 2026, un autre don d’argent est exonéré, jusqu’à ${euros('dmtg.logement_par_donateur')} par donateur et ${euros('dmtg.logement_par_donataire')} par bénéficiaire, s’il sert à acheter un logement neuf ou à rénover énergétiquement une résidence principale. L’argent doit être employé dans les ${valeur('don.logement_mois')} mois et le logement gardé ${valeur('don.logement_annees')} ans à cet usage.`,
    { titre: 'L’âge compte' },
    `La part de l’usufruit baisse avec l’âge de celui qui le garde : ${taux('usufruit.part_5')} de ${entier(valeur('usufruit.age_4'))} à ${entier(valeur('usufruit.age_5') - 1)} ans, ${taux('usufruit.part_6')} de ${entier(valeur('usufruit.age_5'))} à ${entier(valeur('usufruit.age_6') - 1)} ans, ${taux('usufruit.part_7')} de ${entier(valeur('usufruit.age_6'))} à ${entier(valeur('usufruit.age_7') - 1)} ans. Donner à la veille d’un de ces anniversaires plutôt qu’au lendemain change la base des droits.`,
    { titre: 'Ce qu’il faut savoir avant de signer' },
    {
      liste: [
        'Une donation est définitive : ne donnez pas ce dont vous aurez besoin. Vendre un bien démembré demande ensuite l’accord de tous.',
        `Si le donateur meurt dans les ${valeur('dmtg.annees_rappel')} ans, l’abattement déjà utilisé manque à la succession.`,
        'L’usufruitier reste imposé sur les loyers, à la taxe foncière et, s’il y est soumis, à l’impôt sur la fortune immobilière.',
        'Une donation compte dans le partage entre héritiers. La donation-partage fige les valeurs au jour de l’acte ; un don simple se rapporte pour sa valeur au jour du partage, ce qui crée des écarts.',
        `La nue-propriété doit être donnée plus de ${valeur('demembre.presomption_mois')} mois avant le décès, par acte régulier : sinon le bien est présumé appartenir encore au défunt.`,
      ],
    },
    { titre: 'Déclarer' },
    `Celui qui reçoit de l’argent, des titres ou un objet de valeur le déclare en ligne dans le mois, même s’il n’y a rien à payer : c’est la déclaration qui fait courir les ${valeur('dmtg.annees_rappel')} ans. Un acte notarié en dispense. Un présent d’usage, modeste au regard de vos moyens et offert à une occasion, ne se déclare pas ; la loi ne lui fixe aucun montant.`,
  ],
  faq: [
    {
      question: 'Qui paie les droits, le parent ou l’enfant ?',
      reponse:
        'Celui qui reçoit. Le parent peut les payer à sa place, et ce paiement n’est pas une donation supplémentaire : c’est une façon simple de transmettre un peu plus.',
    },
    {
      question: 'Faut-il attendre quinze ans entre deux dons ?',
      reponse: `Non. On peut donner en plusieurs fois : chaque don consomme ce qui reste de l’abattement. Il faut ${valeur('dmtg.annees_rappel')} ans pour qu’un abattement déjà utilisé redevienne entier.`,
    },
    {
      question: 'Combien peut recevoir un enfant de ses deux parents ?',
      reponse: `${montant(parEnfant * 2)} sous les abattements, plus ${montant(familial * 2)} en dons familiaux d’argent s’il est majeur et si chaque parent a moins de ${valeur('dmtg.don_familial_age_donateur')} ans : ${montant((parEnfant + familial) * 2)} sans droits.`,
    },
    {
      question: 'Que risque-t-on à ne pas déclarer un don ?',
      reponse:
        'Rien ne fait courir le délai, et le don sera rappelé dans la succession. Découvert, il est taxé à sa valeur la plus haute entre le jour du don et celui de sa révélation.',
    },
  ],
  ressources: [
    { chemin: '/simulateur-optimisation', libelle: 'Ordonner des donations dans le temps' },
    { chemin: '/blog/verser-sur-un-per', libelle: 'Verser sur un PER' },
    { chemin: '/simulateurs', libelle: 'Tous les simulateurs' },
  ],
  textes: [
    'CGI art. 777',
    'CGI art. 779',
    'CGI art. 784',
    'CGI art. 790 B',
    'CGI art. 790 G',
    'CGI art. 790 A bis',
    'CGI art. 669',
    'CGI art. 1133',
    'CGI art. 635 A',
    'C. civ. art. 1078',
  ],
  simulateur: { chemin: '/simulateur-optimisation', libelle: 'Calculer des droits' },
};
