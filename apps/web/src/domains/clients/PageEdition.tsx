import { type Client, SECTIONS_CLIENT } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { classeBouton } from '../../design-system/index.ts';
import { reprendreSaisie, SAISIE_REVENUE, useSaisieGardee } from '../../platform/brouillons.ts';
import { ApiError } from '../../platform/erreurs.ts';
import { asContract } from '../../platform/json.ts';
import { useTitre } from '../../platform/titre.ts';
import { toast } from '../../platform/toasts.tsx';
import { cleDesClients, clientQuery, lireClient, modifierClient } from './api.ts';
import { CadrePro } from './CadrePro.tsx';
import { Conflit } from './Conflit.tsx';
import { DossierAbsent } from './DossierAbsent.tsx';
import { TetePro } from './TetePro.tsx';
import { FormulaireDossier, type SectionFormulaire } from './FormulaireDossier.tsx';
import { LectureSeule } from './LectureSeule.tsx';
import { type Saisie, versSaisie } from './saisie.ts';
import { useAncre } from './useAncre.ts';

const TITRES: Readonly<Record<string, string>> = {
  revenus: 'Situation professionnelle et revenus',
  suivi: 'Suivi professionnel',
};
const SECTIONS: readonly (SectionFormulaire & { ancre: string })[] = SECTIONS_CLIENT.map(({ cle, ancre, champs }) => ({
  cle,
  ancre,
  titre: TITRES[cle] ?? ancre,
  champs,
  faits: true,
}));
const ANCRES = SECTIONS.map(({ cle }) => cle);

export function PageEdition() {
  const { clientId = '' } = useParams();
  const { data: client, error } = useQuery({ ...clientQuery(clientId), staleTime: 0, gcTime: 0 });
  useTitre('Modifier le client');
  if (!client)
    return (
      <CadrePro>
        <DossierAbsent error={error} phrase="Erreur lors du chargement des données du client." />
      </CadrePro>
    );
  return client.droits.modifier ? <Edition key={client.id} lu={client} /> : <LectureSeule titre="Modifier le client" />;
}

function Edition({ lu }: { lu: Client }) {
  const aller = useNavigate();
  const cache = useQueryClient();
  // The file as it was opened: what someone else saves meanwhile must not slip under what is being typed.
  const brouillon = `dossier:${lu.id}`;
  const [reprise] = useState(() =>
    asContract<{ base: Client; saisie: Saisie } | undefined>(reprendreSaisie(brouillon)),
  );
  const [base, setBase] = useState(reprise?.base ?? lu);
  const [depart] = useState(() => versSaisie(reprise?.base ?? lu));
  const [saisie, setSaisie] = useState<Saisie>(reprise?.saisie ?? depart);
  useSaisieGardee(brouillon, { base, saisie }, saisie !== depart);
  useEffect(() => {
    if (reprise) toast(SAISIE_REVENUE);
  }, [reprise]);
  const [conflit, setConflit] = useState<{ autre: Client; mienne: Readonly<Record<string, unknown>> }>();
  const enregistre = useRef(false);
  const active = useAncre(ANCRES);
  const nom = `${base.prenom_client} ${base.nom_client}`;

  const enregistrer = async (fiche: Readonly<Record<string, unknown>>, version: number): Promise<void> => {
    try {
      await modifierClient(base.id, { ...fiche, version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DEPASSEE') throw error;
      setConflit({ autre: await lireClient(base.id), mienne: fiche });
      return;
    }
    enregistre.current = true;
    await cache.invalidateQueries({ queryKey: cleDesClients });
    toast('Client mis à jour avec succès\u202f!');
    void aller(`/pro/clients/${base.id}`);
  };

  return (
    <CadrePro className="dossier-page">
      <TetePro
        retour={{ vers: `/pro/clients/${base.id}`, nom: 'Retour au dossier' }}
        titre={
          <>
            <span className="doux">Modifier le Client{'\u00a0'}:</span> {nom}
          </>
        }
      />
      {conflit && (
        <Conflit
          base={base}
          {...conflit}
          onFermer={() => setConflit(undefined)}
          onFusion={async (fusion) => {
            setConflit(undefined);
            setBase(conflit.autre);
            // Read again by the form: whatever happens to the writing, the merge stays on screen.
            setSaisie(versSaisie({ ...conflit.autre, ...fusion }));
            await enregistrer(fusion, conflit.autre.version);
          }}
        />
      )}
      <div className="edition">
        <nav className="ancres" aria-label="Sections du dossier">
          {SECTIONS.map(({ cle, ancre }) => (
            // By the router, which must know each entry of the history to hold back a departure.
            <Link key={cle} to={{ hash: cle }} replace aria-current={cle === active ? 'location' : undefined}>
              {ancre}
            </Link>
          ))}
        </nav>
        <FormulaireDossier
          id="edition-client"
          sections={SECTIONS}
          saisie={saisie}
          depart={depart}
          onSaisie={setSaisie}
          echec="Une erreur est survenue lors de la mise à jour."
          onEnvoyer={(fiche) => enregistrer(fiche, base.version)}
          enregistre={enregistre}
          bouton={{ repos: 'Sauvegarder', occupe: 'Sauvegarde...' }}
          suite={
            <Link className={classeBouton()} to={`/pro/clients/${base.id}`}>
              Abandonner
            </Link>
          }
        />
      </div>
    </CadrePro>
  );
}
