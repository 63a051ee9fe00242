/** Default texts of the mails in Portuguese. */
import { type MailName, type MailWords, paragraphs } from "../../shared/mail-templates.ts";

const hello = "Olá {name},";
const notYou = "Se não fez este pedido, pode ignorar este e-mail.";
const notMe = "Se não foi você, defina já uma nova palavra-passe: {link}";

export const words: Record<MailName, MailWords> = {
  "verify-email": {
    subject: "{code} é o seu código para o HRMS",
    text: paragraphs(
      hello,
      "O seu código de verificação é {code}. Só pode ser usado uma vez e expira dentro de 10 minutos.",
      "Ou abra esta ligação: {link}",
      notYou,
    ),
  },
  "password-reset": {
    subject: "Definir uma nova palavra-passe para o HRMS",
    text: paragraphs(
      hello,
      "Use esta ligação para definir uma nova palavra-passe. Só pode ser usada uma vez e expira dentro de 30 minutos:",
      "{link}",
      notYou,
    ),
  },
  "password-changed": {
    subject: "A sua palavra-passe do HRMS foi alterada",
    text: paragraphs(
      hello,
      "A sua palavra-passe acabou de ser alterada e a sua sessão foi terminada em todos os dispositivos.",
      notMe,
    ),
  },
  invitation: {
    subject: "{company} convida-o para o HRMS",
    text: paragraphs(
      "Olá,",
      "{invitedBy} convidou-o a juntar-se a {company} no HRMS. Aceite o convite com esta ligação; só pode ser usada uma vez e expira dentro de 7 dias:",
      "{link}",
      "Se não esperava este convite, pode ignorar este e-mail.",
    ),
  },
  "approval-requested": {
    subject: "Aprovação necessária: {person}",
    text: paragraphs(hello, "Um pedido sobre {person} aguarda a sua decisão. Aprove ou rejeite aqui:", "{link}"),
  },
  "change-requested": {
    subject: "{person} pede uma alteração",
    text: paragraphs(hello, "{person} pediu uma alteração ao seu registo. Aprove-a ou rejeite-a aqui:", "{link}"),
  },
  "change-approved": {
    subject: "A sua alteração foi aprovada",
    text: paragraphs(hello, "{decidedBy} aprovou a sua alteração. Consulte o seu registo:", "{link}"),
  },
  "change-rejected": {
    subject: "A sua alteração foi rejeitada",
    text: paragraphs(hello, "{decidedBy} rejeitou a sua alteração. Consulte o motivo aqui:", "{link}"),
  },
  "leave-approved": {
    subject: "A sua ausência foi aprovada",
    text: paragraphs(hello, "{decidedBy} aprovou a sua ausência de {from} a {to}. Consulte-a aqui:", "{link}"),
  },
  "leave-rejected": {
    subject: "O seu pedido de ausência foi rejeitado",
    text: paragraphs(
      hello,
      "{decidedBy} rejeitou o seu pedido relativo à ausência de {from} a {to}. Consulte o motivo aqui:",
      "{link}",
    ),
  },
  "leave-cancelled": {
    subject: "A sua ausência foi cancelada",
    text: paragraphs(
      hello,
      "{decidedBy} aprovou o cancelamento da sua ausência de {from} a {to}. O seu saldo foi reposto. Consulte o pedido aqui:",
      "{link}",
    ),
  },
  "leave-recalled": {
    subject: "Foi chamado de volta ao trabalho",
    text: paragraphs(
      hello,
      "{decidedBy} pediu o seu regresso durante a ausência de {from} a {to}. Os dias não gozados voltaram ao seu saldo. Consulte o motivo aqui:",
      "{link}",
    ),
  },
  "manual-attendance-approved": {
    subject: "Assiduidade manual aprovada",
    text: paragraphs(
      hello,
      "{decidedBy} aprovou a assiduidade manual de {person} em {date}. Consulte-a aqui:",
      "{link}",
    ),
  },
  "manual-attendance-rejected": {
    subject: "Assiduidade manual rejeitada",
    text: paragraphs(
      hello,
      "{decidedBy} rejeitou a assiduidade manual de {person} em {date}. Consulte o motivo aqui:",
      "{link}",
    ),
  },
  "timesheet-approved": {
    subject: "Folha de horas aprovada",
    text: paragraphs(
      hello,
      "{decidedBy} aprovou a folha de horas de {person} da semana de {date}. Consulte-a aqui:",
      "{link}",
    ),
  },
  "timesheet-rejected": {
    subject: "Folha de horas rejeitada",
    text: paragraphs(
      hello,
      "{decidedBy} rejeitou a folha de horas de {person} da semana de {date}. Consulte o motivo aqui, corrija-a e volte a submetê-la:",
      "{link}",
    ),
  },
  "roster-published": {
    subject: "A sua escala de {from} a {to}",
    text: paragraphs(
      hello,
      "A sua escala foi publicada, com alterações entre {from} e {to}. Consulte os seus turnos aqui:",
      "{link}",
    ),
  },
  "shift-swap-asked": {
    subject: "{person} gostaria de trocar um turno",
    text: paragraphs(
      hello,
      "{person} gostaria de trocar o seu turno de {from} pelo que tem em {to}. Aceite ou recuse aqui:",
      "{link}",
    ),
  },
  "shift-swap-approved": {
    subject: "Troca de turnos aprovada",
    text: paragraphs(
      hello,
      "{decidedBy} aprovou a troca dos turnos de {from} e {to}. A sua escala está atualizada:",
      "{link}",
    ),
  },
  "shift-swap-rejected": {
    subject: "Troca de turnos rejeitada",
    text: paragraphs(
      hello,
      "{decidedBy} rejeitou a troca dos turnos de {from} e {to}. A sua escala não muda. Consulte o motivo aqui:",
      "{link}",
    ),
  },
  "expense-claim-approved": {
    subject: "Despesa aprovada",
    text: paragraphs(
      hello,
      "{decidedBy} aprovou a despesa de {person} de {date}. É paga com o próximo processamento salarial. Consulte-a aqui:",
      "{link}",
    ),
  },
  "expense-claim-rejected": {
    subject: "Despesa rejeitada",
    text: paragraphs(hello, "{decidedBy} rejeitou a despesa de {person} de {date}. Consulte o motivo aqui:", "{link}"),
  },
  "payslip-ready": {
    subject: "O seu recibo de vencimento de {company} está disponível",
    text: paragraphs(hello, "O seu recibo de vencimento de {from} a {to} está disponível. Consulte-o aqui:", "{link}"),
  },
  "records-expiring": {
    subject: "{company}: documentos que expiram em breve ({count})",
    text: paragraphs(hello, "Estes documentos expiram em breve. Renove-os a tempo:", "{records}", "{link}"),
  },
  "tasks-due": {
    subject: "As suas tarefas a vencer ({count})",
    text: paragraphs(
      hello,
      "Estas tarefas vencem em breve ou estão em atraso. Conclua-as no HRMS:",
      "{tasks}",
      "{link}",
    ),
  },
  "bank-account-changed": {
    subject: "O seu salário vai para outra conta",
    text: paragraphs(
      hello,
      "A partir de {date}, todo o seu salário ou parte dele será transferido para a conta {account}.",
      "Se não pediu esta alteração, avise já os recursos humanos.",
      "{link}",
    ),
  },
  "terms-issued": {
    subject: "As suas condições essenciais de emprego estão disponíveis",
    text: paragraphs(
      hello,
      "As suas condições essenciais de emprego foram emitidas a {date}. Leia-as e confirme-as no HRMS.",
      "{link}",
    ),
  },
  "accounts-imported": {
    subject: "{count} contas bancárias para verificar",
    text: paragraphs(
      hello,
      "{importedBy} importou {count} contas bancárias. Nada é pago para estas contas até que outra pessoa as confirme. Compare-as e confirme-as aqui:",
      "{link}",
    ),
  },
  "account-created": {
    subject: "A sua conta para {company} no HRMS",
    text: paragraphs(
      hello,
      "Foi criada para si uma conta no HRMS para {company}. Defina a sua palavra-passe com esta ligação; só pode ser usada uma vez e expira dentro de 7 dias:",
      "{link}",
      "Se tiver expirado, peça uma nova em «Esqueceu-se da palavra-passe?» na página de início de sessão.",
    ),
  },
  "invitation-elsewhere": {
    subject: "Outro endereço de e-mail para a sua conta na {company}",
    text: paragraphs(
      hello,
      "Alguém da {company} quer convidá-lo para o HRMS no endereço {email}. Este endereço não consta do seu registo, por isso uma segunda pessoa tem de o confirmar primeiro. Quem puder ler os e-mails enviados para esse endereço poderá ver o seu registo, incluindo o salário.",
      "Se este endereço não é seu, avise já os recursos humanos.",
    ),
  },
  "mfa-on": {
    subject: "A verificação em dois passos está ativa",
    text: paragraphs(
      hello,
      "A partir de agora inicia sessão no HRMS com a sua palavra-passe e um código da sua aplicação de autenticação.",
      notMe,
    ),
  },
  "mfa-off": {
    subject: "A verificação em dois passos está desativada",
    text: paragraphs(hello, "A partir de agora inicia sessão no HRMS apenas com a sua palavra-passe.", notMe),
  },
  "mfa-removed": {
    subject: "A sua verificação em dois passos foi removida",
    text: paragraphs(
      hello,
      "Um administrador removeu a verificação em dois passos da sua conta. A sua sessão foi terminada em todos os dispositivos.",
      "Motivo: {reason}",
    ),
  },
  "recovery-codes-renewed": {
    subject: "Os seus códigos de recuperação foram renovados",
    text: paragraphs(hello, "A sua conta tem novos códigos de recuperação. Os anteriores já não funcionam.", notMe),
  },
  "recovery-code-used": {
    subject: "Foi usado um código de recuperação",
    text: paragraphs(
      hello,
      "Um dos seus códigos de recuperação acabou de ser usado para iniciar sessão. Códigos restantes: {left}.",
      notMe,
    ),
  },
  "tenant-closing": {
    subject: "{company} encerra no HRMS a {date}",
    text: paragraphs(
      hello,
      "{company} encerra no HRMS a {date}. Até lá tudo pode ser consultado, mas nada pode ser alterado; a partir desse dia ninguém consegue iniciar sessão. Exporte os seus dados antes dessa data:",
      "{link}",
    ),
  },
};
