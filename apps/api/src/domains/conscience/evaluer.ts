import type { ResultatConscience } from '@francis/contract';
import { QUESTIONS } from './questions.ts';

const NIVEAUX = [
  { des: 80, nom: 'Expert' },
  { des: 55, nom: 'Averti' },
  { des: 30, nom: 'En progrès' },
  { des: 0, nom: 'Débutant' },
] as const;

const PROCHAINES_ETAPES: Readonly<Record<(typeof NIVEAUX)[number]['nom'], readonly string[]>> = {
  Expert: [
    'Comparez deux situations avec le simulateur d’optimisation.',
    'Demandez à Francis de vérifier un choix avant votre prochaine déclaration.',
  ],
  Averti: [
    'Complétez votre profil pour des réponses sur mesure.',
    'Simulez l’effet d’un versement d’épargne retraite ou de frais réels.',
  ],
  'En progrès': ['Calculez votre tranche marginale d’imposition.', 'Relisez votre dernier avis d’impôt avec Francis.'],
  Débutant: [
    'Commencez par le simulateur d’impôt : il montre chaque étape du calcul.',
    'Posez à Francis votre première question, même très simple.',
  ],
};
const RECOMMANDATIONS_MAX = 4;
const POINTS_MAX = 3;

/** Points of each answer, weakest subjects first as advice. A question without answer is worth nothing. */
export function evaluer(reponses: Readonly<Record<string, string>>): ResultatConscience {
  const lignes = Object.entries(QUESTIONS).map(([id, q]) => {
    const lettre = Object.entries(q.reponses).find(([cle]) => cle === reponses[id]);
    return { conseil: q.conseil, points: lettre?.[1].points ?? 0 };
  });
  const score = lignes.reduce((total, { points }) => total + points, 0);
  const maximum = lignes.length * POINTS_MAX;
  const pourcentage = Math.round((score / maximum) * 100);
  const niveau = NIVEAUX.find(({ des }) => pourcentage >= des)?.nom ?? 'Débutant';
  return {
    pourcentage,
    niveau_conscience: niveau,
    score_total: score,
    score_maximum: maximum,
    recommandations: lignes
      .filter(({ points }) => points < POINTS_MAX)
      .sort((a, b) => a.points - b.points)
      .slice(0, RECOMMANDATIONS_MAX)
      .map(({ conseil }) => conseil),
    prochaines_etapes: [...PROCHAINES_ETAPES[niveau]],
  };
}
