import type { Profil } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../platform/erreurs.ts';
import { ajouterAuProfil, ecrireProfil } from '../profil/index.ts';
import { QUESTIONS } from './questionnaire.ts';
import {
  champsDe,
  choisir,
  estRepondue,
  premiereSansReponse,
  profilEnrichi,
  type Reponses,
  reponsesDe,
  type TextesLibres,
  textesDe,
} from './reponses.ts';

/** A single answer moves on by itself after this long: the time to see what was chosen. */
const AVANCE_MS = 300;

interface Options {
  profil: Profil;
  utilisateurId: string;
  onFini: () => void;
}

/**
 * The five questions, one at a time. Each answer is saved as it is given, so that a reload, or another device, finds the
 * questionnaire where it was left; the last one sends everything again, with what follows from it.
 */
export function useQuestionnaire({ profil, utilisateurId, onFini }: Options) {
  const client = useQueryClient();
  const [reponses, setReponses] = useState<Reponses>(() => reponsesDe(profil));
  const [libres, setLibres] = useState<TextesLibres>(() => textesDe(profil));
  const [index, setIndex] = useState(() =>
    profil.has_completed_onboarding === true ? 0 : premiereSansReponse(reponsesDe(profil), textesDe(profil)),
  );
  const [envoi, setEnvoi] = useState(false);
  const [echec, setEchec] = useState<string>();
  const avance = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(avance.current), []);

  const question = QUESTIONS[index] ?? QUESTIONS[0];
  if (!question) throw new Error('The questionnaire has no question');
  const { id } = question;

  const enregistrer = (champs: Profil): Promise<Profil> =>
    ecrireProfil(client, { envoyer: () => ajouterAuProfil(utilisateurId, champs) });

  const finir = async (toutes: Reponses, textes: TextesLibres): Promise<void> => {
    setEnvoi(true);
    setEchec(undefined);
    try {
      await enregistrer(profilEnrichi(toutes, textes));
      onFini();
    } catch (error) {
      setEchec(messageOf(error, 'Vos réponses n’ont pas pu être enregistrées. Elles restent ici\u202f: réessayez.'));
    } finally {
      setEnvoi(false);
    }
  };

  const avancer = (toutes: Reponses = reponses, textes: TextesLibres = libres): void => {
    clearTimeout(avance.current);
    if (envoi) return;
    if (index === QUESTIONS.length - 1) {
      void finir(toutes, textes);
      return;
    }
    setIndex(index + 1);
    // What fails here is sent again at the end, with the rest.
    enregistrer(champsDe(id, toutes, textes)).catch(() => undefined);
  };

  /** @param seul chosen by a pointer: the arrows of a keyboard pass over the answers without choosing one. */
  const repondre = (valeur: string, seul: boolean): void => {
    clearTimeout(avance.current);
    const toutes = { ...reponses, [id]: choisir(question, reponses[id] ?? [], valeur) };
    setReponses(toutes);
    setEchec(undefined);
    if (seul && !question.plusieurs) avance.current = setTimeout(() => avancer(toutes), AVANCE_MS);
  };

  const reculer = (): void => {
    clearTimeout(avance.current);
    setEchec(undefined);
    setIndex(Math.max(0, index - 1));
  };

  return {
    question,
    index,
    choisies: reponses[id] ?? [],
    libre: libres[id],
    repondue: estRepondue(id, reponses, libres),
    envoi,
    echec,
    repondre,
    avancer: () => avancer(),
    reculer,
    /** Answers that a text gave, this question's and the others'. */
    adopter: (lues: Reponses): void => setReponses((avant) => ({ ...avant, ...lues })),
    garderTexte: (texte: string | undefined): void =>
      setLibres(({ [id]: _avant, ...reste }) => (texte === undefined ? reste : { ...reste, [id]: texte })),
  };
}
