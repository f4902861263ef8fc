import { zodResolver } from '@hookform/resolvers/zod';
import { ACCORD_SOUS_TRAITANCE } from '@francis/contract/cabinet-versions';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { Bouton, Progression } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { useFragment } from '../../../platform/fragment.ts';
import { useTitre } from '../../../platform/titre.ts';
import { toast } from '../../../platform/toasts.tsx';
import { modifierCabinet } from '../../cabinet/api.ts';
import { useVente } from '../../facturation/useVente.ts';
import { inscrire } from '../api.ts';
import { ErreurFormulaire } from '../champs/ErreurFormulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';
import { useEntreeSiConnecte } from '../useEntreeSiConnecte.ts';
import { oublierInscription, useBrouillonInscription } from './brouillon-pro.ts';
import { EtapeAbonnement, EtapeCabinet, EtapeCompte } from './EtapesPro.tsx';
import { DEPART, ETAPES, etapeDe, SaisiePro } from './saisie-pro.ts';
import { useEtape } from './useEtape.ts';
import '../comptes.css';
import './inscription-pro.css';

const INVITATION = '/pro/invitation';

/** The account, the firm, then the plan: nothing is sent before the last step. */
export function InscriptionPro() {
  useTitre('Inscription professionnelle');
  const { vente, erreur } = useVente();
  const { etape, aller, revenir } = useEtape();
  const [suite, setSuite] = useState<string>();
  const [enCours, setEnCours] = useState(false);
  useEntreeSiConnecte(suite, enCours);
  const titre = useRef<HTMLHeadingElement>(null);
  const formulaire = useForm<SaisiePro>({ resolver: zodResolver(SaisiePro), defaultValues: DEPART });
  useBrouillonInscription(formulaire);
  // A refused field says at each key whether it still is: on leaving it, the button would move under the pointer.
  useEffect(() => {
    const suivre = ({ name }: { name?: string | undefined }): void => {
      const champ = ETAPES.flatMap(({ champs }) => [...champs]).find((nom) => nom === name);
      if (champ && formulaire.getFieldState(champ).invalid) void formulaire.trigger(champ);
    };
    return formulaire.subscribe({ formState: { values: true }, callback: suivre });
  }, [formulaire]);
  // Who is invited joins a firm: no plan stands between.
  const invite = useFragment().lieu === INVITATION;
  const ouverte = !invite && vente !== undefined && vente.paiement !== 'indisponible';
  const premiere = vente?.formules.find(({ type }) => type === 'professionnel')?.priceId;
  useEffect(() => {
    if (ouverte && premiere && formulaire.getValues('formule') === '') formulaire.setValue('formule', premiere);
  }, [formulaire, ouverte, premiere]);

  const vue = useRef(etape);
  useEffect(() => {
    if (vue.current !== etape) titre.current?.focus();
    vue.current = etape;
  }, [etape]);
  const soumission = useSoumission(formulaire, {
    defaut: 'Erreur lors de l’inscription',
    champs: { fullName: 'nom' },
    action: async ({ email, password, prenom, nom, company, role, siret, phone, formule }) => {
      setEnCours(true);
      try {
        await inscrire({ email, password, fullName: `${prenom} ${nom}`, accountType: 'professionnel' });
        oublierInscription();
        const accueil = invite ? INVITATION : '/pro/dashboard';
        setSuite(ouverte && formule !== '' ? `/commander?formule=${formule}&type=pro` : accueil);
        await modifierCabinet({
          cabinet: { company_name: company, siret: siret === '' ? null : siret, phone },
          moi: { role: role === '' ? null : role },
          accord: ACCORD_SOUS_TRAITANCE,
        }).catch(() =>
          toast(
            'Votre compte est ouvert, mais la fiche du cabinet n’a pas été gardée\u202f: complétez-la dans les paramètres.',
            {
              erreur: true,
            },
          ),
        );
        toast('Compte créé. Confirmez votre adresse avec l’e-mail qui vient de vous être envoyé.');
      } finally {
        setEnCours(false);
      }
    },
  });
  const avancer = async (): Promise<void> => {
    const { champs } = ETAPES[etape] ?? ETAPES[0];
    if (!(await formulaire.trigger([...champs], { shouldFocus: true }))) return;
    if (etape < ETAPES.length - 1) return aller(etape + 1);
    await soumission.envoyer();
    // What the server refuses of an earlier step is shown there.
    const refuse = Object.keys(formulaire.formState.errors)
      .map(etapeDe)
      .filter((rang) => rang >= 0);
    const premier = Math.min(...refuse);
    if (refuse.length > 0 && premier < etape) revenir(premier);
  };
  const occupe = formulaire.formState.isSubmitting;

  return (
    <CadrePublic etroit>
      <h1>Inscription professionnelle</h1>
      <p className="sous-titre">
        Vous êtes un particulier{'\u202f'}? <Link to="/signup">Créer un compte</Link>
      </p>
      <Progression
        numero={etape + 1}
        sur={ETAPES.length}
        fait={etape}
        texte={`Étape ${etape + 1} sur ${ETAPES.length}`}
      />
      <FormProvider {...formulaire}>
        <form
          className="formulaire inscription-pro"
          noValidate
          onSubmit={(evenement) => {
            evenement.preventDefault();
            if (!occupe) void avancer();
          }}
        >
          <h2 ref={titre} tabIndex={-1}>
            {ETAPES[etape]?.nom}
          </h2>
          <ErreurFormulaire erreur={soumission.erreur} />
          {etape === 0 && <EtapeCompte />}
          {etape === 1 && <EtapeCabinet />}
          {etape === 2 && <EtapeAbonnement vente={vente} erreur={erreur} invite={invite} />}
          <div className="rangee">
            <Bouton type="submit" rang="principal" disabled={occupe || (etape === 2 && vente === undefined)}>
              {occupe
                ? 'Création du compte...'
                : etape < 2
                  ? 'Continuer'
                  : ouverte
                    ? 'Finaliser l’abonnement Pro'
                    : 'Ouvrir mon compte'}
            </Bouton>
            {etape > 0 && (
              <Bouton disabled={occupe} onClick={() => revenir(etape - 1)}>
                Retour
              </Bouton>
            )}
          </div>
        </form>
      </FormProvider>
      <p className="autre-voie">
        Déjà inscrit{'\u202f'}? <Link to="/pro/login">Connexion professionnelle</Link> ·{' '}
        <Link to="/pro-landing">Retour à l’accueil</Link>
      </p>
    </CadrePublic>
  );
}
