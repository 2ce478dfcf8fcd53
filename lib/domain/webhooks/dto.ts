export type WebhookDelivery = {
  _id: string;
  event: string;
  at: string;
  status: number | null;
  error: string;
  durationMs: number;
};

export type Webhook = {
  _id: string;
  url: string;
  isActive: boolean;
  createdAt: string;
  deliveries: WebhookDelivery[];
};
