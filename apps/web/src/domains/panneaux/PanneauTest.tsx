import type { QuestionsConscience, ResultatConscience } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { request } from '../../platform/http.ts';
import { FenetreQuiz } from './FenetreQuiz.tsx';
import { FenetreResultats, Resultats } from './FenetreResultats.tsx';

const questionsQuery = {
  queryKey: ['conscience'],
  queryFn: () => request<QuestionsConscience>('/api/tools/consciousness-test/questions', { anonymous: true }),
  staleTime: Number.POSITIVE_INFINITY,
};

/** What to say when no result comes: the server could not be reached, or it could not compute. */
export const phraseDEchec = (error: unknown): string =>
  error instanceof ApiError && error.status === 0 ? 'Erreur de connexion' : 'Erreur lors du calcul des résultats';

/** The tax-awareness test: ten questions in a window, then what to look at next. */
export function PanneauTest() {
  const { data: questions, error, refetch } = useQuery(questionsQuery);
  const [quiz, setQuiz] = useState(0);
  const [reponses, setReponses] = useState<Readonly<Record<string, string>>>({});
  const [resultat, setResultat] = useState<ResultatConscience>();
  const [montre, setMontre] = useState(false);
  const [echec, setEchec] = useState<string>();
  const [envoi, setEnvoi] = useState(false);

  const recommencer = (): void => {
    setReponses({});
    setMontre(false);
    setEchec(undefined);
    setQuiz((n) => Math.abs(n) + 1);
  };
  const fermer = (): void => setQuiz((n) => -Math.abs(n));
  const terminer = async (): Promise<void> => {
    setEnvoi(true);
    setEchec(undefined);
    try {
      setResultat(
        await request<ResultatConscience>('/api/tools/consciousness-test', {
          body: { answers: reponses },
          anonymous: true,
        }),
      );
      fermer();
      setMontre(true);
    } catch (error_) {
      setEchec(phraseDEchec(error_));
    } finally {
      setEnvoi(false);
    }
  };

  return (
    <section aria-labelledby="panneau-test">
      <div className="registre">
        <h2 id="panneau-test">Test de conscience fiscale</h2>
      </div>
      <p className="voix">
        Dix questions sur vos habitudes, pas sur vos connaissances. Rien n’est enregistré, et personne n’échoue.
      </p>
      {error && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Le test n’a pas pu être lu.')}</p>
          <Bouton taille="petite" onClick={() => void refetch()}>
            Réessayer
          </Bouton>
        </Alerte>
      )}
      <p className="rangee">
        <Bouton rang="principal" disabled={!questions} onClick={recommencer}>
          {resultat ? 'Refaire le test' : 'Commencer le test'}
        </Bouton>
      </p>
      {resultat && !montre && <Resultats resultat={resultat} />}
      {questions && quiz > 0 && (
        <FenetreQuiz
          key={quiz}
          questions={questions}
          reponses={reponses}
          envoi={envoi}
          echec={echec}
          onRepondre={(id, reponse) => setReponses({ ...reponses, [id]: reponse })}
          onTerminer={() => void terminer()}
          onFermer={fermer}
        />
      )}
      {resultat && montre && (
        <FenetreResultats resultat={resultat} onRecommencer={recommencer} onFermer={() => setMontre(false)} />
      )}
    </section>
  );
}
