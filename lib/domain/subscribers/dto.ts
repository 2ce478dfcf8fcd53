export type Subscriber = {
  _id: string;
  email: string;
  page: string;
  noticeVersion: string;
  createdAt: string;
};

export type SubscriberPage = { subscribers: Subscriber[]; total: number; page: number; pageCount: number };
