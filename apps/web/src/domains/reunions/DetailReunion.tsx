import type { ReunionDetail } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Alerte, Bouton, classeBouton, Fenetre } from '../../design-system/index.ts';
import { instant } from '../../platform/dates.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { cleDesClients } from '../clients/api.ts';
import { cleDesReunions, exporter, ranger, refuser, reporter, reunionQuery, supprimer } from './api.ts';
import { ChoixDuDossier } from './ChoixDuDossier.tsx';
import { Propositions } from './Propositions.tsx';
import { decrire } from './textes.ts';

/** One meeting: its agreement, what it proposes, what was said. */
export function DetailReunion({ id }: { id: string }) {
  const { data: reunion, error } = useQuery(reunionQuery(id));
  if (error)
    return (
      <Alerte ton="erreur">
        <p>{messageOf(error, 'Cette réunion n’a pas pu être lue.')}</p>
      </Alerte>
    );
  return reunion ? <Lue key={reunion.client?.id ?? ''} reunion={reunion} /> : <p className="doux">Chargement...</p>;
}

type Confirmation = 'refus' | 'suppression' | undefined;

function Lue({ reunion }: { reunion: ReunionDetail }) {
  const { id, title, date, client, consentement, droits, resume, transcription, propositions, lecture } = reunion;
  const cache = useQueryClient();
  const aller = useNavigate();
  const { occupe, agir } = useAction();
  const [confirme, setConfirme] = useState<Confirmation>();
  const [autre, setAutre] = useState(false);
  const rafraichir = async (): Promise<void> => {
    await cache.invalidateQueries({ queryKey: cleDesReunions });
    void cache.invalidateQueries({ queryKey: cleDesClients });
  };
  const effacer = (quoi: Exclude<Confirmation, undefined>): void =>
    void agir(async () => {
      await (quoi === 'refus' ? refuser(id) : supprimer(id));
      setConfirme(undefined);
      toast(quoi === 'refus' ? 'Ce qui avait été écrit est effacé.' : 'La réunion est supprimée.');
      if (quoi === 'suppression') void aller('/pro/teams-assistant', { replace: true });
      await rafraichir();
    });
  const finie = reunion.status === 'completed';
  return (
    <article className="detail-reunion" aria-labelledby="titre-reunion">
      <div className="titre-pro">
        <div>
          <Link className={classeBouton('discret', 'petite')} to="/pro/teams-assistant">
            Toutes les réunions
          </Link>
          <h2 id="titre-reunion">{title}</h2>
          <p className="doux petit">
            <time dateTime={date}>{instant(date)}</time>. {decrire(reunion)}.
          </p>
        </div>
        <div className="gestes-titre">
          <Bouton taille="petite" icone="export" onClick={() => void agir(() => exporter(id))}>
            Exporter
          </Bouton>
          {droits.supprimer && (
            <>
              {reunion.status !== 'refused' && (
                <Bouton taille="petite" onClick={() => setConfirme('refus')}>
                  Un participant refuse
                </Bouton>
              )}
              <Bouton taille="petite" rang="danger" onClick={() => setConfirme('suppression')}>
                Supprimer
              </Bouton>
            </>
          )}
        </div>
      </div>
      <p className="accord-lu">
        Accord des participants confirmé par {consentement.par}, {instant(consentement.le)}.
      </p>
      {reunion.status === 'refused' && <p>Un participant a refusé{'\u202f'}: rien n’est gardé de ce qui s’est dit.</p>}
      {reunion.status === 'interrupted' && (
        <Alerte ton="attention">
          <p>
            {reunion.source === 'teams'
              ? 'Plus rien n’est entendu depuis quatre heures, et personne ne l’a terminée. Ouvrez le panneau de l’extension\u202f: reprenez-la si elle continue, ou envoyez dans un dossier ce qu’il a écrit.'
              : 'Cet entretien n’a pas été rangé dans un dossier. Il se termine quand le dossier est enregistré.'}
          </p>
        </Alerte>
      )}
      {finie && (
        <>
          <section aria-labelledby="reunion-dossier">
            <h3 id="reunion-dossier">Dossier</h3>
            {client && (
              <p>
                <Link to={`/pro/clients/${client.id}`}>{client.nom}</Link>{' '}
                {droits.modifier && (
                  <Bouton rang="discret" taille="petite" aria-expanded={autre} onClick={() => setAutre(!autre)}>
                    Changer
                  </Bouton>
                )}
              </p>
            )}
            {!client && <p className="doux petit">Sans dossier, cette réunion sera effacée après trente jours.</p>}
            {droits.modifier && (client === null || autre) && (
              <ChoixDuDossier
                occupe={occupe}
                onChoisir={(choisi) =>
                  void agir(async () => {
                    await ranger(id, choisi);
                    setAutre(false);
                    toast('La réunion est rangée dans le dossier.');
                    await rafraichir();
                  })
                }
              />
            )}
          </section>
          <section aria-labelledby="reunion-propositions">
            <h3 id="reunion-propositions">Ce qui est proposé</h3>
            {lecture && <p className="doux petit">{lecture}</p>}
            {propositions.length === 0 ? (
              <p className="doux">Rien de ce qui s’est dit ne remplit un champ du dossier.</p>
            ) : (
              <Propositions
                reunion={reunion}
                occupe={occupe}
                onReporter={(acceptes) =>
                  void agir(async () => {
                    await reporter(id, acceptes, reunion.version_dossier);
                    toast('Champs reportés dans le dossier.');
                    await rafraichir();
                  })
                }
              />
            )}
          </section>
          {resume && (
            <section aria-labelledby="reunion-resume">
              <h3 id="reunion-resume">Résumé</h3>
              <ul className="resume-reunion">
                {resume.map((ligne) => (
                  <li key={ligne}>{ligne}</li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="reunion-transcription">
            <h3 id="reunion-transcription">Transcription</h3>
            {transcription ? (
              <ol className="transcription-lue">
                {transcription.map(({ a, locuteur, texte }, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- lines are read, never moved
                  <li key={`${a}-${i}`}>
                    <time className="doux petit">{minutes(a)}</time>
                    <p>
                      <b>{locuteur}</b> {texte}
                    </p>
                  </li>
                ))}
              </ol>
            ) : (
              <p className="doux">La transcription n’a pas été gardée.</p>
            )}
          </section>
        </>
      )}
      {confirme && (
        <Fenetre
          titre={confirme === 'refus' ? 'Effacer ce qui a été écrit' : 'Supprimer la réunion'}
          onFermer={() => setConfirme(undefined)}
          actions={
            <>
              <Bouton onClick={() => setConfirme(undefined)}>Annuler</Bouton>
              <Bouton rang="danger" disabled={occupe} onClick={() => effacer(confirme)}>
                {confirme === 'refus' ? 'Effacer' : 'Supprimer'}
              </Bouton>
            </>
          }
        >
          <p>
            {confirme === 'refus'
              ? 'La transcription, le résumé et les propositions sont effacés. Il reste qui avait confirmé l’accord, et quand. Les champs déjà reportés restent dans le dossier.'
              : 'La réunion est effacée avec son accord. Les champs déjà reportés restent dans le dossier.'}
          </p>
        </Fenetre>
      )}
    </article>
  );
}

const minutes = (secondes: number): string =>
  `${String(Math.floor(secondes / 60)).padStart(2, '0')}:${String(secondes % 60).padStart(2, '0')}`;
